import { type FormEvent, useRef, useState } from 'react'
import { sendInquiry } from '#features/contact/client.ts'
import type { ContactText } from '#features/contact/content.ts'
import { ApiError } from '#platform/http/api-client.ts'
import { notify } from '#ui/notify.ts'
import { clearForm, forgetDraft } from './draft.ts'
import type { FieldErrors } from './field.tsx'
import { consentRequired, sendingFailed } from './outcomes.ts'
import { spendProof, takeProof } from './proof.ts'
import { isTrapped, readForm } from './values.ts'

/** The way of a message from the form: idle, sending, then a message that says what came of it. */
export function useSending({ text }: ContactText) {
  const [isSending, setSending] = useState(false)
  const [errors, setErrors] = useState<FieldErrors>()
  const attempt = useRef({ content: '', key: '' })

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const data = new FormData(form)
    const inquiry = readForm(data)
    if (isSending) return
    if (!inquiry.gdprConsent) {
      setErrors({ gdprConsent: consentRequired.message })
      notify.error(consentRequired.title, consentRequired.message)
      return
    }
    setSending(true)
    try {
      const key = keyFor(JSON.stringify(inquiry))
      await sendInquiry(inquiry, { key, proof: await takeProof(), trapped: isTrapped(data) })
      spendProof()
      clearForm(form)
      forgetDraft()
      attempt.current = { content: '', key: '' }
      setErrors({})
      notify.success(text.success_title, text.success_message)
    } catch (error) {
      setErrors(error instanceof ApiError ? error.fields : {})
      notify.error(sendingFailed.title, sendingFailed.message)
    } finally {
      setSending(false)
    }
  }

  /** The same message keeps its key, so that a second attempt after a lost answer isn't a second inquiry. */
  function keyFor(content: string) {
    if (attempt.current.content !== content) attempt.current = { content, key: randomKey() }
    return attempt.current.key
  }

  return { isSending, errors, send }
}

const randomKey = () => Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16)).join('-')
