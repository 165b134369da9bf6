import { useEffect, useRef } from 'react'

/** Puts the focus on the heading of a screen that has just taken the place of another one on the same page. */
export function useFocusOnArrival<Heading extends HTMLElement>(takesFocus: boolean) {
  const heading = useRef<Heading>(null)
  const atArrival = useRef(takesFocus)
  useEffect(() => {
    if (!atArrival.current) return
    window.scrollTo({ top: 0, behavior: 'instant' })
    heading.current?.focus({ preventScroll: true })
  }, [])
  return heading
}
