import { Alert, AlertTitle, Button, Snackbar } from '@mui/material'
import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { type NotificationPayload, useNotificationContext, useTakeUndoableMutation, useTranslate } from 'react-admin'
import { useMessageRoom } from '#admin-ui/screens/foot-height.ts'
import './notification.css'

const duration = 5_000
const most = 3

type Toast = NotificationPayload & { id: number; isOpen: boolean }

/** Brief messages, three at a time. F8 leads to them. What can be undone is carried out when its message goes. */
export function Notification() {
  const { shown, close, forget } = useToasts()
  const [isHeld, setIsHeld] = useState(false)
  const list = useRef<HTMLOListElement>(null)
  const cameFrom = useRef<Element>(null)
  useMessageRoom(list)

  useEffect(() => {
    const reach = (event: KeyboardEvent) => {
      if (event.key !== 'F8' || list.current?.contains(document.activeElement)) return
      cameFrom.current = document.activeElement
      list.current?.focus()
    }
    document.addEventListener('keydown', reach)
    return () => document.removeEventListener('keydown', reach)
  }, [])

  // React does not tell that the pointer has left what was taken away under it; the browser does.
  useEffect(() => {
    const element = list.current
    const hold = () => setIsHeld(true)
    const release = () => setIsHeld(false)
    element?.addEventListener('mouseenter', hold)
    element?.addEventListener('mouseleave', release)
    return () => {
      element?.removeEventListener('mouseenter', hold)
      element?.removeEventListener('mouseleave', release)
    }
  }, [])

  // What goes while it is pointed at or focused does not say that it is left. The next may come while it is on its way out.
  const isAnyOpen = shown.some(({ isOpen }) => isOpen)
  useEffect(() => {
    if (!isAnyOpen) setIsHeld(false)
  }, [isAnyOpen])

  /** Whoever closes one from the keyboard goes on with the next, or with what they did before. */
  function closeByHand(toast: Toast, { detail }: MouseEvent, isUndo = false) {
    if (detail === 0) {
      const isLast = shown.filter(({ isOpen }) => isOpen).length === 1
      const next = isLast ? cameFrom.current : list.current
      if (next instanceof HTMLElement) next.focus()
    }
    close(toast, isUndo)
  }

  return (
    <section aria-label="Notifications">
      <ol
        ref={list}
        tabIndex={-1}
        className="admin-toasts"
        onFocus={({ target }) => target.matches(':focus-visible') && setIsHeld(true)}
        onBlur={({ currentTarget, relatedTarget }) => setIsHeld(currentTarget.contains(relatedTarget))}
      >
        {shown.map((toast) => (
          <li key={toast.id}>
            <Snackbar
              open={toast.isOpen}
              autoHideDuration={isHeld ? null : (toast.notificationOptions?.autoHideDuration ?? duration)}
              disableWindowBlurListener={isUndoable(toast)}
              onClose={(_event, why) => why !== 'clickaway' && close(toast)}
              slotProps={{ transition: { onExited: () => forget(toast) } }}
            >
              <Words
                toast={toast}
                action={isUndoable(toast) && <Button onClick={(click) => closeByHand(toast, click, true)}>Undo</Button>}
                onClose={(click) => closeByHand(toast, click)}
              />
            </Snackbar>
          </li>
        ))}
      </ol>
    </section>
  )
}

const isUndoable = ({ notificationOptions }: NotificationPayload) => notificationOptions?.undoable ?? false

function useToasts() {
  const { notifications, takeNotification } = useNotificationContext()
  const takeMutation = useTakeUndoableMutation()
  const [shown, setShown] = useState<Toast[]>([])
  const lastId = useRef(0)

  function close(toast: Toast, isUndo = false) {
    if (isUndoable(toast)) takeMutation()?.({ isUndo })
    setShown((before) => before.map((other) => (other.id === toast.id ? { ...other, isOpen: false } : other)))
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new message is a reason
  useEffect(() => {
    const next = notifications.length > 0 && takeNotification()
    if (!next) return
    const open = shown.filter(({ isOpen }) => isOpen)
    // What is carried out is taken in its order, so that only the last one can be undone.
    for (const toast of open) if (isUndoable(next) && isUndoable(toast)) close(toast)
    const [oldest] = open
    if (open.length >= most && oldest) close(oldest)
    lastId.current += 1
    const toast = { ...next, id: lastId.current, isOpen: true }
    setShown((before) => [...before, toast])
  }, [notifications])

  const isWaiting = shown.some((toast) => toast.isOpen && isUndoable(toast))
  useEffect(() => {
    if (!isWaiting) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [isWaiting])

  const forget = ({ id }: Toast) => setShown((before) => before.filter((toast) => toast.id !== id))
  return { shown, close, forget }
}

type WordsProps = { toast: Toast; action: ReactNode; onClose: (click: MouseEvent) => void }

function Words({ toast, action, onClose, ...rest }: WordsProps) {
  const translate = useTranslate()
  const { type, message, notificationOptions } = toast
  const isError = type === 'error'
  const text = typeof message === 'string' ? translate(message, notificationOptions?.messageArgs) : ''
  const [words, reason] = text.split('\n')
  return (
    <Alert
      {...rest}
      severity={isError ? 'error' : type === 'warning' ? 'warning' : 'success'}
      role={isError ? 'alert' : 'status'}
      {...(action ? { action } : { onClose: (event) => onClose(event as MouseEvent) })}
    >
      <AlertTitle>{isError ? 'Error' : type === 'warning' ? 'Please note' : 'Success'}</AlertTitle>
      <div>{words}</div>
      {reason && <div className="soft">{reason}</div>}
    </Alert>
  )
}
