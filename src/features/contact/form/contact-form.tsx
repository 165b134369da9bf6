import { useEffect, useRef } from 'react'
import type { ContactText } from '#features/contact/content.ts'
import { readInterestOptions } from '#features/contact/interest-options.ts'
import { Button } from '#ui/button.tsx'
import { SiteLink } from '#ui/link.tsx'
import { keepDraft, restoreDraft } from './draft.ts'
import { Consent, described, Field, FieldError, type FieldErrors } from './field.tsx'
import { prepareProof } from './proof.ts'
import { useSending } from './use-sending.ts'
import { type FormValues, noIntent, trapName } from './values.ts'

/** `values` and `errors` come from a form that was posted without JavaScript. */
type Props = ContactText & { values?: FormValues | undefined; errors?: FieldErrors | undefined }

export function ContactForm({ text, values, errors: posted }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const sending = useSending({ text })
  const errors = sending.errors ?? posted ?? {}
  useEffect(() => {
    if (form.current) restoreDraft(form.current)
  }, [])
  useEffect(() => {
    // The button, which can't be pressed meanwhile, has lost the focus by then.
    if (sending.errors) form.current?.querySelector<HTMLElement>('[aria-invalid], [type=submit]')?.focus()
  }, [sending.errors])

  return (
    <form
      ref={form}
      method="post"
      action="/contact#contact"
      className="card fields"
      onFocus={prepareProof}
      onInput={(event) => keepDraft(event.currentTarget)}
      onSubmit={sending.send}
    >
      <Field name="name" label={text.name_label} error={errors.name} defaultValue={values?.name} autoComplete="name" />
      <Field
        name="email"
        type="email"
        label={text.email_label}
        error={errors.email}
        defaultValue={values?.email}
        autoComplete="email"
      />
      <Field
        name="company"
        label={text.company_label}
        error={errors.company}
        defaultValue={values?.company}
        autoComplete="organization"
      />
      <div className="field">
        <label htmlFor="intent">
          {text.intent_label} <span className="hint">({text.intent_optional})</span>
        </label>
        <select
          {...described('intent', errors.intent)}
          name="intent"
          className="input"
          defaultValue={values?.intent || noIntent}
        >
          <option value={noIntent}>{text.intent_none}</option>
          {readInterestOptions(text.interest_options).map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
        <FieldError name="intent" error={errors.intent} />
      </div>
      <div className="field wide">
        <label htmlFor="message">{text.message_label}</label>
        <textarea
          {...described('message', errors.message)}
          name="message"
          className="input"
          placeholder={text.message_hint}
          defaultValue={values?.message}
          maxLength={10_000}
          required
        />
        <FieldError name="message" error={errors.message} />
      </div>
      {/* Out of sight rather than hidden: programs skip fields that are not displayed. */}
      <div className="sr-only" aria-hidden="true">
        <label htmlFor={trapName}>Fax</label>
        <input id={trapName} name={trapName} tabIndex={-1} autoComplete="off" />
      </div>
      <div className="wide">
        <Consent
          name="gdprConsent"
          error={errors.gdprConsent}
          defaultChecked={values?.gdprConsent}
          aria-required="true"
        >
          {text.gdpr_consent}
        </Consent>
        <SiteLink to="/privacy-policy" className="text-link contact-policy">
          {text.privacy_link}
        </SiteLink>
        <Consent name="marketingConsent" error={errors.marketingConsent} defaultChecked={values?.marketingConsent}>
          {text.marketing_consent}
        </Consent>
      </div>
      <Button type="submit" look="go" className="wide" disabled={sending.isSending}>
        {sending.isSending ? 'Sending...' : text.submit_button}
      </Button>
    </form>
  )
}
