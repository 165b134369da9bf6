import { createContext, useContext, useEffect } from 'react'
import { useTranslate } from 'react-admin'
import { useFormState } from 'react-hook-form'
import { useBlocker } from 'react-router-dom'

/** Asks before what is not saved is left behind, for another screen or for another site. */
export function useLeaveWarning(isAtRisk: boolean) {
  const translate = useTranslate()
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isAtRisk && currentLocation.pathname !== nextLocation.pathname,
  )
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    if (window.confirm(translate('ra.message.unsaved_changes'))) blocker.proceed()
    else blocker.reset()
  }, [blocker, translate])
  useEffect(() => {
    if (!isAtRisk) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [isAtRisk])
}

/** The same for a form. Saving itself may lead elsewhere. What stands beside the form gets to know it too. */
export function LeaveWarning() {
  const { isDirty, isSubmitting } = useFormState()
  const { tell } = useContext(Unsaved)
  useLeaveWarning(isDirty && !isSubmitting)
  useEffect(() => tell(isDirty), [tell, isDirty])
  return null
}

/** Whether the form of a screen holds what is not saved, for what stands outside of it. */
export const Unsaved = createContext({ isUnsaved: false, tell: (_isUnsaved: boolean) => {} })
