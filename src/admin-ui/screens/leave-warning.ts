import { useEffect } from 'react'
import { useTranslate } from 'react-admin'
import { useFormState } from 'react-hook-form'
import { useBlocker } from 'react-router-dom'
import { useKeeping } from '#admin-ui/pending/keeping.tsx'

type Keeping = {
  /** Brings all into safety now, and answers whether it is. */
  flush: () => Promise<boolean>
  /** Whether the browser itself takes care of it when the page goes. */
  goesAlong: () => boolean
}

/**
 * Asks before what is not saved is left behind, for another screen or for another site. Nothing is asked where `keeping`
 * can bring it into safety first.
 */
export function useLeaveWarning(isAtRisk: boolean, keeping?: Keeping) {
  const translate = useTranslate()
  const { flush, goesAlong } = keeping ?? {}
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isAtRisk && currentLocation.pathname !== nextLocation.pathname,
  )
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    const ask = () => {
      if (window.confirm(translate('ra.message.unsaved_changes'))) blocker.proceed()
      else blocker.reset()
    }
    if (!flush) return ask()
    flush().then((isSafe) => (isSafe ? blocker.proceed() : ask()))
  }, [blocker, translate, flush])
  useEffect(() => {
    if (!isAtRisk) return
    const warn = (event: BeforeUnloadEvent) => {
      if (!goesAlong?.()) event.preventDefault()
    }
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [isAtRisk, goesAlong])
}

/** The same for a form whose typing is not kept. Saving itself may lead elsewhere. What stands beside the form gets to know it too. */
export function LeaveWarning() {
  const { isDirty, isSubmitting } = useFormState()
  const { tellUnsaved } = useKeeping()
  useLeaveWarning(isDirty && !isSubmitting)
  useEffect(() => tellUnsaved(isDirty), [tellUnsaved, isDirty])
  return null
}
