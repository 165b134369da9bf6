import { createRoot } from 'react-dom/client'
import { Toaster, toast } from 'sonner'
import './toast.css'

export type StackMessage = { text: string; tone: 'plain' | 'destructive' }

let mounted = false

/** Adds one line to the stack, of which three are visible for four seconds each. */
export function stackToast({ text, tone }: StackMessage) {
  if (!mounted) mount()
  toast(text, { className: `toast toast-${tone}` })
}

function mount() {
  mounted = true
  const place = document.body.appendChild(document.createElement('div'))
  createRoot(place).render(<Toaster visibleToasts={3} duration={4000} toastOptions={{ unstyled: true }} />)
}
