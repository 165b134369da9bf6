/** One listener for every button of the page: a drop spreads from where it was clicked and is gone after 600 ms. */
export function startRipples() {
  document.addEventListener('click', drop)
  return () => document.removeEventListener('click', drop)
}

function drop({ target, clientX, clientY, detail }: MouseEvent) {
  const button = (target as Element).closest?.('.button')
  if (!button) return
  const box = button.getBoundingClientRect()
  const ripple = document.createElement('span')
  ripple.className = 'ripple'
  // A click by keyboard has no place of its own: it starts in the middle.
  ripple.style.left = `${detail ? clientX - box.left : box.width / 2}px`
  ripple.style.top = `${detail ? clientY - box.top : box.height / 2}px`
  button.append(ripple)
  setTimeout(() => ripple.remove(), 600)
}
