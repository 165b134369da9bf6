import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { type HttpError, useNotify } from 'react-admin'
import { type FieldErrors, type UseFormReturn, useForm, useWatch } from 'react-hook-form'
import { pagesKey } from '#admin/content/client.ts'
import { pagesResource } from '#admin/content/input.ts'
import { contentIn, editsOf, formOf, type TextsForm } from '#admin/content/texts/edits.ts'
import { pendingOf, withPending } from '#admin/content/texts/pending.ts'
import { schemaOf } from '#admin/content/texts/schema.ts'
import type { ContentPage, SavedText, Text } from '#admin/content/texts/text.ts'
import { currentContent, settled, toValue } from '#admin/content/texts/values.ts'
import { failureMessage } from '#admin/messages.ts'
import { useAdminData } from '#admin-ui/admin-data.ts'
import { isSame } from '#admin-ui/format/is-same.ts'
import type { Opened } from '#admin-ui/pending/pending.ts'
import { type Autosaved, useAutosave } from '#admin-ui/pending/use-autosave.ts'
import { goToFirstFault } from './go-to-text.ts'

/** Texts that colleagues saved meanwhile, as they are now. */
export type Overtaken = Record<string, SavedText | null>

export type TextsEditor = ReturnType<typeof useTexts>

/** The texts of a page in a form: what is saved, what is typed, and how one becomes the other. */
export function useTexts(opened: ContentPage, pending: Opened) {
  const [page, setPage] = useState(opened)
  const [overtaken, setOvertaken] = useState<Overtaken>()
  const texts = textsOf(page)
  const form = useForm<TextsForm>({
    defaultValues: withPending(formOf(texts), pending.mine?.values),
    resolver: (values, _context, { names }) =>
      ({ values, errors: problemsIn(asked(textsOf(page), names), values) }) as never,
    mode: 'onTouched',
  })
  const autosave = useAutosave({
    place: { resource: pagesResource, item: page.page_key },
    opened: pending,
    read: () => pendingOf(texts, form.getValues()),
    // Each text knows its own version.
    basedOn: () => null,
  })
  const { touch } = autosave
  useEffect(() => form.subscribe({ formState: { values: true }, callback: touch }), [form, touch])
  const send = useSend(form, { setPage, setOvertaken, autosave })

  async function save(from = page) {
    const edits = editsOf(textsOf(from), form.getValues())
    if (send.isPending || Object.keys(edits).length === 0) return
    send.mutate({ page: from, edits })
  }
  /** With a choice made, the colleagues' versions count as seen. */
  function settle(choice: 'mine' | 'theirs') {
    const seen = withSaved(page, overtaken ?? {})
    setPage(seen)
    setOvertaken(undefined)
    if (choice === 'mine') return save(seen)
    for (const text of textsOf(seen).filter(({ section_key }) => section_key in (overtaken ?? {})))
      form.setValue(`texts.${text.section_key}`, toValue(text, currentContent(text)))
  }
  async function discard() {
    if (await autosave.discard()) form.reset(formOf(texts))
  }
  /** With what another window of the same author has kept. */
  const take = (values: Opened['mine']) => form.reset(withPending(formOf(texts), values?.values))
  const isSaving = send.isPending
  return { page, texts, form, save: () => save(), isSaving, discard, overtaken, setOvertaken, settle, autosave, take }
}

type Setters = {
  setPage: (page: ContentPage) => void
  setOvertaken: (overtaken: Overtaken) => void
  autosave: Autosaved
}
type Sent = { page: ContentPage; edits: ReturnType<typeof editsOf> }

function useSend(form: UseFormReturn<TextsForm>, { setPage, setOvertaken, autosave }: Setters) {
  const data = useAdminData()
  const notify = useNotify()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async ({ page, edits }: Sent) => {
      if (!(await form.trigger())) throw new NotRight()
      const sent = structuredClone(form.getValues())
      const path = `content-pages/${page.page_key}`
      return { saved: await data.call<ContentPage>('PUT', path, { texts: edits }, autosave.claim()), sent }
    },
    onSuccess: ({ saved, sent }, { edits }) => {
      setPage(saved)
      const typed = form.getValues()
      for (const text of textsOf(saved)) {
        const key = text.section_key
        const isTypedSince = !isSame(typed.texts[key], sent.texts[key])
        // Only what the server has made safe is written back: the cursor and open entries stay where they are.
        const isShown = typed.texts[key] !== '' && contentIn(typed, text) === settled(text, currentContent(text))
        if (!isTypedSince && !isShown) form.setValue(`texts.${key}`, toValue(text, currentContent(text)))
      }
      const smart_count = Object.keys(edits).length
      notify('resources.content.notifications.updated', { messageArgs: { smart_count } })
      queries.invalidateQueries({ queryKey: pagesKey, predicate: ({ queryKey }) => queryKey[1] !== 'page' })
    },
    onSettled: autosave.release,
    onError: (error: HttpError | NotRight) => {
      if (error instanceof NotRight) {
        goToFirstFault()
        return notify('ra.message.invalid_form', { type: 'error' })
      }
      const { errors, current } = error.body ?? {}
      if (error.status === 409 && current) return setOvertaken(current as Overtaken)
      for (const [name, message] of Object.entries((errors ?? {}) as Record<string, string>))
        form.setError(name as `texts.${string}`, { message })
      notify(`${failureMessage('update', 'content')}\n${error.message}`, { type: 'error' })
    },
  })
}

class NotRight extends Error {}

export const textsOf = ({ groups }: ContentPage) => groups.flatMap((group) => group.texts)

function withSaved(page: ContentPage, saved: Overtaken): ContentPage {
  const seen = (text: Text) => (text.section_key in saved ? { ...text, saved: saved[text.section_key] ?? null } : text)
  return { ...page, groups: page.groups.map((group) => ({ ...group, texts: group.texts.map(seen) })) }
}

/** The texts whose fields are to be looked at; all of them before a save. */
function asked(texts: Text[], names: string[] | undefined): Text[] {
  const keys = names && new Set(names.map((name) => name.split('.')[1]))
  return keys ? texts.filter(({ section_key }) => keys.has(section_key)) : texts
}

/** As the form library wants it: nested like the values, with a message at each leaf. */
function problemsIn(texts: Text[], { texts: values }: TextsForm): FieldErrors<TextsForm> {
  const found: Record<string, unknown> = {}
  for (const text of texts) {
    const value = values[text.section_key] ?? ''
    const isUnreadable = text.kind === 'list' && !Array.isArray(value)
    const result = isUnreadable ? undefined : schemaOf(text).safeParse(value)
    for (const { path, message } of result?.error?.issues ?? []) place(found, [text.section_key, ...path], message)
  }
  return (Object.keys(found).length > 0 ? { texts: found } : {}) as FieldErrors<TextsForm>
}

function place(errors: Record<string, unknown>, [first = '', ...rest]: PropertyKey[], message: string) {
  const key = String(first)
  if (rest.length === 0) {
    errors[key] ??= { type: 'custom', message }
    return
  }
  errors[key] ??= {}
  place(errors[key] as Record<string, unknown>, rest, message)
}

/** What would be saved at this moment; follows the typing. */
export function useEdits({ texts, form }: Pick<TextsEditor, 'texts' | 'form'>) {
  return editsOf(texts, useWatch({ control: form.control }) as TextsForm)
}
