import { type RefObject, useEffect } from 'react'

type Part = RefObject<HTMLElement | null>

/** Tells the document how tall the bar at the foot of the screen is, so that nothing is scrolled beneath it. */
export function useFootHeight(part: Part) {
  useEffect(() => {
    const { current } = part
    return current ? follow(current, '--admin-foot', () => current.offsetHeight) : undefined
  }, [part])
}

/**
 * The same for messages, for which the page is made longer. It is made shorter again only where that is out of sight: what
 * somebody is about to press must not move.
 */
export function useMessageRoom(part: Part) {
  useEffect(() => {
    const { current } = part
    if (!current) return
    let room = 0
    const { documentElement: page } = document
    return follow(current, '--admin-toasts', () => {
      const unseen = page.scrollHeight - page.clientHeight - window.scrollY
      room = Math.max(current.offsetHeight, room - Math.max(0, unseen))
      return room
    })
  }, [part])
}

function follow(element: HTMLElement, property: string, measure: () => number) {
  const { style } = document.documentElement
  const update = () => style.setProperty(property, `${measure()}px`)
  const observer = new ResizeObserver(update)
  observer.observe(element)
  window.addEventListener('scroll', update, { passive: true })
  return () => {
    observer.disconnect()
    window.removeEventListener('scroll', update)
    style.removeProperty(property)
  }
}
