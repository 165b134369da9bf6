import { type RefObject, useEffect, useEffectEvent } from 'react'

type Keys = {
  /** Tells whether that led on to the next question. */
  choose: (answer: number) => boolean
  next: () => void
}

/** Digits choose and Enter goes on, wherever the focus is in the form, or while it is nowhere on the page. */
export function useScanKeys(form: RefObject<HTMLElement | null>, { choose, next }: Keys) {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { key, target, ctrlKey, altKey, metaKey } = event
    if (!(target instanceof HTMLElement) || ctrlKey || altKey || metaKey) return
    if (target !== document.body && !form.current?.contains(target)) return
    if (/^[1-5]$/.test(key)) {
      const radio = form.current?.querySelector<HTMLElement>(`input[value="${key}"]`)
      if (!choose(Number(key))) radio?.focus({ preventScroll: true })
    } else if (key === 'Enter' && !target.closest('button, a, [type="checkbox"]')) {
      event.preventDefault()
      next()
    }
  })

  useEffect(() => {
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
}
