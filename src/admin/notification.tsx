import { Alert, AlertTitle, Button, Snackbar } from '@mui/material'
import { useEffect, useState } from 'react'
import { type NotificationPayload, useNotificationContext, useTakeUndoableMutation, useTranslate } from 'react-admin'

const duration = 5_000

/** Brief messages, one at a time. What can be undone is carried out when its message goes. */
export function Notification() {
  const { notifications, takeNotification } = useNotificationContext()
  const takeMutation = useTakeUndoableMutation()
  const translate = useTranslate()
  const [shown, setShown] = useState<NotificationPayload>()
  const [isOpen, setIsOpen] = useState(false)

  useEffect(() => {
    if (notifications.length === 0) return
    // The next one does not wait: what it has to say is more recent.
    if (shown) return setIsOpen(false)
    setShown(takeNotification() ?? undefined)
    setIsOpen(true)
  }, [notifications, shown, takeNotification])

  const isUndoable = shown?.notificationOptions?.undoable ?? false
  useEffect(() => {
    if (!isUndoable) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [isUndoable])

  if (!shown) return null
  const finish = (isUndo: boolean) => {
    if (isUndoable) takeMutation()?.({ isUndo })
    setShown(undefined)
  }
  const undo = () => {
    setIsOpen(false)
    finish(true)
  }
  const isError = shown.type === 'error'
  const text = typeof shown.message === 'string' ? translate(shown.message, shown.notificationOptions?.messageArgs) : ''
  const [words, reason] = text.split('\n')
  return (
    <Snackbar
      open={isOpen}
      autoHideDuration={shown.notificationOptions?.autoHideDuration ?? duration}
      disableWindowBlurListener={isUndoable}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      onClose={(_event, why) => why !== 'clickaway' && setIsOpen(false)}
      slotProps={{ transition: { onExited: () => finish(false) } }}
    >
      <Alert
        severity={isError ? 'error' : shown.type === 'warning' ? 'warning' : 'success'}
        role={isError ? 'alert' : 'status'}
        onClose={isUndoable ? undefined : () => setIsOpen(false)}
        action={isUndoable ? <Button onClick={undo}>Undo</Button> : undefined}
        sx={{ minWidth: 'min(22rem, calc(100vw - 2rem))' }}
      >
        <AlertTitle>{isError ? 'Error' : shown.type === 'warning' ? 'Please note' : 'Success'}</AlertTitle>
        <div>{words}</div>
        {reason && <div className="soft">{reason}</div>}
      </Alert>
    </Snackbar>
  )
}
