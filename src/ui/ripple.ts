/** For every button of the page: a drop spreads from where it was clicked and is gone after 600 ms. */
export function startRipples() {
  document.addEventListener('click', press, true)
  document.addEventListener('click', drop)
  return () => {
    document.removeEventListener('click', press, true)
    document.removeEventListener('click', drop)
  }
}

// What looks and works like a button: links by their look, answers by the radio button that fills them.
const buttons = 'button, .button, label:has(> [type=radio])'

let pressed: { button: Element; box: DOMRect; borderRadius: string } | undefined

/** Before anything comes of the click, which may take the button away. */
function press({ target }: MouseEvent) {
  const button = (target as Element).closest?.(buttons)
  pressed = button
    ? { button, box: button.getBoundingClientRect(), borderRadius: getComputedStyle(button).borderRadius }
    : undefined
}

function drop({ clientX, clientY, detail }: MouseEvent) {
  if (!pressed) return
  const { button, box, borderRadius } = pressed
  const ripple = document.createElement('span')
  ripple.className = 'ripple'
  // A click by keyboard has no place of its own: it starts in the middle.
  ripple.style.setProperty('--x', `${detail ? clientX - box.left : box.width / 2}px`)
  ripple.style.setProperty('--y', `${detail ? clientY - box.top : box.height / 2}px`)
  if (!button.isConnected) {
    // Another has taken its place, such as the same one of the next question.
    const [left, top, width, height] = [box.left, box.top, box.width, box.height].map((length) => `${length}px`)
    Object.assign(ripple.style, { position: 'fixed', left, top, width, height, borderRadius })
  }
  ;(button.isConnected ? button : document.body).append(ripple)
  setTimeout(() => ripple.remove(), 600)
}
