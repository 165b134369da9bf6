import { type RefObject, useEffect } from 'react'

/** Tells the document how tall something at the foot of the screen is, so that nothing comes to lie beneath it. */
export function useFootHeight(part: RefObject<HTMLElement | null>, property: '--admin-foot' | '--admin-toasts') {
  useEffect(() => {
    const { current } = part
    if (!current) return
    const { style } = document.documentElement
    const observer = new ResizeObserver(() => style.setProperty(property, `${current.offsetHeight}px`))
    observer.observe(current)
    return () => {
      observer.disconnect()
      style.removeProperty(property)
    }
  }, [part, property])
}
