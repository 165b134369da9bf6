import { useEffect, useRef } from 'react'

/** Does something a moment later, unless it is cancelled or the screen is gone by then. */
export function useDelay(milliseconds: number) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return {
    start(action: () => void) {
      clearTimeout(timer.current)
      timer.current = setTimeout(action, milliseconds)
    },
    cancel: () => clearTimeout(timer.current),
  }
}
