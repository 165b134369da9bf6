import { Toast } from 'radix-ui'
import { useSyncExternalStore } from 'react'
import { createRoot } from 'react-dom/client'
import { cross, Icon } from './icon.tsx'
import './toast.css'

export type Message = { title: string; text?: string | undefined; tone: 'plain' | 'destructive' }

/** Messages of one row follow each other without a gap. */
let shown: (Message & { id: number; row: number; open: boolean }) | undefined
let redraw = () => {}
let mounted = false

/** Shows a message in place of the one before it. */
export function showToast(message: Message) {
  const id = (shown?.id ?? 0) + 1
  shown = { ...message, id, row: shown?.open ? shown.row : id, open: true }
  if (!mounted) mount()
  redraw()
}

function mount() {
  mounted = true
  const place = document.body.appendChild(document.createElement('div'))
  createRoot(place).render(<Toasts />)
}

function subscribe(change: () => void) {
  redraw = change
  return () => {
    redraw = () => {}
  }
}

function close() {
  if (shown) shown = { ...shown, open: false }
  redraw()
}

function Toasts() {
  const toast = useSyncExternalStore(subscribe, () => shown)
  return (
    // Anew for each row: one that goes while it is pointed at or focused would have all that come after it stay for ever.
    <Toast.Provider key={toast?.row} duration={5000} swipeThreshold={50} label="Notification">
      {toast && (
        <Toast.Root
          key={toast.id}
          className={`toast toast-${toast.tone}`}
          type={toast.tone === 'destructive' ? 'foreground' : 'background'}
          open={toast.open}
          onOpenChange={(open) => open || close()}
        >
          <div>
            <Toast.Title className="toast-title">{toast.title}</Toast.Title>
            {toast.text && <Toast.Description className="toast-text">{toast.text}</Toast.Description>}
          </div>
          <Toast.Close className="icon-button" aria-label="Close">
            <Icon path={cross} size={18} />
          </Toast.Close>
        </Toast.Root>
      )}
      <Toast.Viewport className="toast-viewport" hotkey={['F8']} label="Notifications" />
    </Toast.Provider>
  )
}
