/** Stands for "no area of interest": an option of a select must have a value. */
export const noIntent = 'not-given'

/** Filled in by programs only: people can't see the field. */
export const trapName = 'fax'

export type FormValues = ReturnType<typeof readForm>

/** What the form holds, as the API takes it. */
export function readForm(form: FormData | URLSearchParams) {
  const text = (name: string) => String(form.get(name) ?? '')
  const intent = text('intent')
  return {
    name: text('name'),
    email: text('email'),
    company: text('company'),
    intent: intent === noIntent ? '' : intent,
    message: text('message'),
    gdprConsent: form.has('gdprConsent'),
    marketingConsent: form.has('marketingConsent'),
  }
}

export const isTrapped = (form: FormData | URLSearchParams) => Boolean(form.get(trapName))
