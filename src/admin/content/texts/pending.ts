import { formatContent } from '#admin/content/search.ts'
import type { Values } from '#admin-ui/pending/pending.ts'
import { contentIn, editsOf, formOf, type TextsForm } from './edits.ts'
import type { Text } from './text.ts'
import { toValue, type Value } from './values.ts'

/** A text as it stands in the form, and the version that it was typed into. */
type PendingText = { value: Value; homepage: boolean; empty: boolean; version: string | null }

/** What is typed and not saved, by text. */
export function pendingOf(texts: Text[], form: TextsForm): Values | null {
  const typed = Object.keys(editsOf(texts, form)).map((key): [string, PendingText] => [
    key,
    {
      value: form.texts[key] ?? null,
      homepage: form.homepage[key] ?? false,
      empty: form.empty[key] ?? false,
      version: versionOf(texts.find(({ section_key }) => section_key === key)),
    },
  ])
  return typed.length > 0 ? Object.fromEntries(typed) : null
}

/** A text with such words, as if somebody had typed them into the form of its page. */
export function pendingTextOf(text: Text, words = text.default, homepage = text.saved?.show_on_homepage ?? false) {
  return { value: toValue(text, words), homepage, empty: words === '', version: versionOf(text) } satisfies PendingText
}

/** The form with what was typed before. A text that the page no longer has is left out. */
export function withPending(form: TextsForm, values: Values | null | undefined): TextsForm {
  const next = structuredClone(form)
  for (const [key, typed] of Object.entries((values ?? {}) as Record<string, PendingText>)) {
    if (!Object.hasOwn(form.texts, key)) continue
    next.texts[key] = typed.value
    next.homepage[key] = typed.homepage
    next.empty[key] = typed.empty
  }
  return next
}

/** What is to be saved of what was typed before, guarded by the versions that it was typed into. */
export function pendingEdits(texts: Text[], values: Values) {
  const typed = values as Record<string, PendingText>
  const edits = Object.entries(editsOf(texts, withPending(formOf(texts), values)))
  return Object.fromEntries(edits.map(([key, edit]) => [key, { ...edit, version: typed[key]?.version ?? null }]))
}

/** The texts that somebody has saved after they were typed into, with both versions for people. */
export function overtakenTexts(texts: Text[], form: TextsForm, values: Values | null | undefined) {
  const typed = (values ?? {}) as Record<string, PendingText>
  return texts
    .filter((text) => {
      const mine = typed[text.section_key]
      return mine && mine.version !== versionOf(text)
    })
    .map((text) => ({
      field: text.section_key,
      label: text.label,
      before: formatContent(text),
      after: formatContent({ ...text, default: contentIn(form, text), saved: null }),
    }))
}

const versionOf = (text: Text | undefined) => text?.saved?.updated_at ?? null
