import { useEffect, useRef } from 'react'

/** Ctrl+S and Cmd+S save, whatever has the focus. */
export function useSaveKey(save: () => void) {
  const latest = useRef(save)
  latest.current = save
  useEffect(() => {
    function press(event: KeyboardEvent) {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey) return
      event.preventDefault()
      // The focused field hands over what was typed last when it loses the focus. Then the typing goes on.
      const focused = document.activeElement instanceof HTMLElement ? document.activeElement : undefined
      focused?.blur()
      latest.current()
      focused?.focus({ preventScroll: true })
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}
