import { withStorage } from '#platform/browser-storage.ts'
import { type FormValues, noIntent, readForm } from './values.ts'

const place = 'contact-draft'

/** Keeps what was typed for this tab, so that a reload doesn't cost it. Consents are given anew each time. */
export function keepDraft(form: HTMLFormElement) {
  const { gdprConsent, marketingConsent, ...typed } = readForm(new FormData(form))
  withStorage(() => sessionStorage.setItem(place, JSON.stringify(typed)))
}

export function forgetDraft() {
  withStorage(() => sessionStorage.removeItem(place))
}

/** Puts a kept draft into the fields that are still empty. */
export function restoreDraft(form: HTMLFormElement) {
  const draft = withStorage(() => JSON.parse(sessionStorage.getItem(place) ?? 'null')) as Partial<FormValues> | null
  for (const [name, value] of Object.entries(draft ?? {})) {
    const field = form.elements.namedItem(name)
    if (!isText(field) || typeof value !== 'string') continue
    if (field.value === '' || field.value === noIntent) field.value = value || field.value
  }
}

export function clearForm(form: HTMLFormElement) {
  for (const field of form.elements) {
    if (field instanceof HTMLInputElement && field.type === 'checkbox') field.checked = false
    else if (field instanceof HTMLSelectElement) field.value = noIntent
    else if (isText(field)) field.value = ''
  }
}

type TextField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const isText = (field: unknown): field is TextField =>
  field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement || field instanceof HTMLSelectElement
