import { useEffect } from 'react'
import { useTranslate } from 'react-admin'
import { useFormState } from 'react-hook-form'
import { useBlocker } from 'react-router-dom'
import { useAutosaveContext } from '#admin-ui/pending/autosave-context.tsx'

type UnsavedWork = {
  /** Brings all into safety now, and answers whether it is. */
  flush: () => Promise<boolean>
  /** Whether the browser itself takes care of it when the page goes. */
  goesAlong: () => boolean
}

/** All on the screen that is at risk: how each is brought into safety, where it can be. */
const unsaved = new Set<() => Promise<boolean>>()

/**
 * Has it asked before what is not saved is left behind, for another screen or for another site. Nothing is asked where
 * `keeping` can bring it into safety first.
 */
export function useLeaveWarning(isAtRisk: boolean, keeping?: UnsavedWork) {
  const { flush, goesAlong } = keeping ?? {}
  useEffect(() => {
    if (!isAtRisk) return
    const secure = async () => (await flush?.()) ?? false
    const warn = (event: BeforeUnloadEvent) => {
      if (!goesAlong?.()) event.preventDefault()
    }
    unsaved.add(secure)
    window.addEventListener('beforeunload', warn)
    return () => {
      unsaved.delete(secure)
      window.removeEventListener('beforeunload', warn)
    }
  }, [isAtRisk, flush, goesAlong])
}

/** Asks once for all that is not saved. The router lets only one hold up a navigation, so this stands around every screen. */
export function LeaveQuestion() {
  const translate = useTranslate()
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => unsaved.size > 0 && currentLocation.pathname !== nextLocation.pathname,
  )
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    Promise.all([...unsaved].map((secure) => secure())).then((safe) => {
      if (safe.every(Boolean) || window.confirm(translate('ra.message.unsaved_changes'))) blocker.proceed()
      else blocker.reset()
    })
  }, [blocker, translate])
  return null
}

/** The same for a form whose typing is not kept. Saving itself may lead elsewhere. What stands beside the form gets to know it too. */
export function LeaveWarning() {
  const { isDirty, isSubmitting } = useFormState()
  const { setUnsaved } = useAutosaveContext()
  useLeaveWarning(isDirty && !isSubmitting)
  useEffect(() => setUnsaved(isDirty), [setUnsaved, isDirty])
  return null
}
