/** One listener for every button of the page: a drop spreads from where it was clicked and is gone after 600 ms. */
export function startRipples() {
  document.addEventListener('click', drop)
  return () => document.removeEventListener('click', drop)
}

// What looks and works like a button: links by their look, answers by the radio button that fills them.
const buttons = 'button, .button, label:has(> [type=radio])'

function drop({ target, clientX, clientY, detail }: MouseEvent) {
  const button = (target as Element).closest?.(buttons)
  if (!button) return
  const box = button.getBoundingClientRect()
  const ripple = document.createElement('span')
  ripple.className = 'ripple'
  // A click by keyboard has no place of its own: it starts in the middle.
  ripple.style.setProperty('--x', `${detail ? clientX - box.left : box.width / 2}px`)
  ripple.style.setProperty('--y', `${detail ? clientY - box.top : box.height / 2}px`)
  button.append(ripple)
  setTimeout(() => ripple.remove(), 600)
}
