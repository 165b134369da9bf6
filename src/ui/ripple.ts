/** For every button of the page: a drop spreads from where it was clicked and is gone after 600 ms. */
export function startRipples() {
  document.addEventListener('click', press, true)
  return () => document.removeEventListener('click', press, true)
}

// What looks and works like a button: links by their look, answers by the radio button that fills them.
const buttons = 'button, .button, label:has(> [type=radio])'

/** Measures before anything comes of the click, which may take the button away, and draws after it. */
function press({ target, clientX, clientY, detail }: MouseEvent) {
  const button = (target as Element).closest?.(buttons)
  if (!button) return
  const { left, top, width, height } = button.getBoundingClientRect()
  const drop = () => {
    const ripple = document.createElement('span')
    ripple.className = 'ripple'
    // A click by keyboard has no place of its own: it starts in the middle.
    ripple.style.cssText = `--x:${detail ? clientX - left : width / 2}px;--y:${detail ? clientY - top : height / 2}px`
    if (button.isConnected) button.append(ripple)
    else {
      // Another has taken its place, such as the same one of the next question.
      ripple.style.cssText += `left:${left}px;top:${top}px;width:${width}px;height:${height}px`
      document.body.append(ripple)
    }
    setTimeout(() => ripple.remove(), 600)
  }
  document.addEventListener('click', drop, { once: true })
}
