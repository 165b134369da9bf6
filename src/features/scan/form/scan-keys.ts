import { type RefObject, useEffect, useEffectEvent } from 'react'

type Keys = { choose: (answer: number) => void; next: () => void }

/** Digits choose and Enter goes on, wherever the focus is in the form, or while it is nowhere on the page. */
export function useScanKeys(form: RefObject<HTMLElement | null>, { choose, next }: Keys) {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { key, target, ctrlKey, altKey, metaKey } = event
    if (!(target instanceof HTMLElement) || ctrlKey || altKey || metaKey) return
    if (target !== document.body && !form.current?.contains(target)) return
    if (/^[1-5]$/.test(key)) {
      form.current?.querySelector<HTMLElement>(`input[value="${key}"]`)?.focus({ preventScroll: true })
      choose(Number(key))
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
