import { type FormEvent, type ReactNode, useEffect, useRef, useSyncExternalStore } from 'react'
import { Button, type ButtonLook } from '#ui/button.tsx'
import { type Failure, useSending } from './use-sending.ts'
import './form.css'

type Values = Record<string, string>

type Props<Answer> = {
  /** Where the fields are sent to, as JSON under their names. */
  path: string
  label: string
  busyLabel: string
  look?: ButtonLook
  /** Sent along with the fields, read when the form is sent. */
  extra?: () => Record<string, string | boolean>
  /** For a form that answers a click: the first field is where to go on. */
  takesFocus?: boolean
  /** The field to be typed again when the server refuses the whole. */
  retry?: string
  onDone: (answer: Answer, values: Values) => void
  onRefused?: (failure: Failure) => void
  children: (errors: Failure['errors']) => ReactNode
}

/** A form that keeps what was typed when it is refused, says why, and puts the cursor where the mistake is. */
export function SendForm<Answer>(props: Props<Answer>) {
  const { path, label, busyLabel, look = 'ink', extra, takesFocus, retry, onDone, onRefused, children } = props
  const form = useRef<HTMLFormElement>(null)
  const { isSending, failure, send } = useSending()
  const errors = failure?.errors ?? {}
  const isWhole = failure && Object.keys(errors).length === 0

  useEffect(() => {
    if (takesFocus) form.current?.querySelector<HTMLInputElement>('input:not([hidden])')?.focus()
  }, [takesFocus])

  useEffect(() => {
    if (!failure) return
    const wrong = form.current?.querySelector<HTMLInputElement>('[aria-invalid="true"]')
    const again = form.current?.querySelector<HTMLInputElement>(`[name="${retry}"]`)
    ;(wrong ?? again)?.focus()
    ;(wrong ?? again)?.select()
  }, [failure, retry])

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const values = Object.fromEntries(new FormData(event.currentTarget)) as Values
    const answer = await send<Answer>(path, { ...values, ...extra?.() })
    if (answer !== undefined) onDone(answer, values)
  }

  useEffect(() => {
    if (failure) onRefused?.(failure)
  }, [failure, onRefused])

  // Sent without our script, a form would put the password into the address.
  const isAlive = useIsBrowser()
  return (
    <form ref={form} method="post" className="send-form" onSubmit={submit} aria-busy={isSending}>
      <div role="alert">{isWhole && <p className="form-note form-refusal">{failure.message}</p>}</div>
      {children(errors)}
      <Button type="submit" look={look} disabled={!isAlive || isSending} data-busy={isSending || undefined}>
        {isSending ? busyLabel : label}
      </Button>
    </form>
  )
}

const noSubscription = () => () => {}

/** False on the server and until the page's scripts have taken over. */
const useIsBrowser = () =>
  useSyncExternalStore(
    noSubscription,
    () => true,
    () => false,
  )
