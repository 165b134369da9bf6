import { describe, expect, test } from 'vitest'
import { formOf } from './edits.ts'
import { overtakenTexts, pendingOf, withPending } from './pending.ts'
import type { Text } from './text.ts'

const text = (section_key: string, saved?: string, updated_at = '2026-05-01T10:00:00.000Z'): Text => ({
  section_key,
  label: section_key,
  kind: 'line',
  role: 'editor',
  default: `Default of ${section_key}`,
  mayBeEmpty: true,
  saved: saved === undefined ? null : { id: section_key, content: saved, show_on_homepage: false, updated_at },
})

const texts = [text('title', 'Saved title'), text('intro')]
const typedInto = (words: string) => {
  const form = formOf(texts)
  return { ...form, texts: { ...form.texts, title: words } }
}

describe('what is typed into the texts of a page', () => {
  test('is kept by text, and nothing of what is as it was', () => {
    expect(pendingOf(texts, formOf(texts))).toBeNull()
    expect(Object.keys(pendingOf(texts, typedInto('Typed')) ?? {})).toEqual(['title'])
  })

  test('comes back into the form as it was typed', () => {
    const kept = pendingOf(texts, typedInto('Typed'))
    expect(withPending(formOf(texts), kept)).toEqual(typedInto('Typed'))
  })

  test('is left out where the page no longer has the text', () => {
    const kept = pendingOf(texts, typedInto('Typed'))
    const [, intro] = texts
    const form = formOf(intro ? [intro] : [])
    expect(withPending(form, kept)).toEqual(form)
  })

  test('is compared with what somebody has saved since', () => {
    const kept = pendingOf(texts, typedInto('Typed'))
    expect(overtakenTexts(texts, typedInto('Typed'), kept)).toEqual([])
    const later = [text('title', 'By a colleague', '2026-05-02T10:00:00.000Z'), text('intro')]
    expect(overtakenTexts(later, typedInto('Typed'), kept)).toMatchObject([
      { field: 'title', before: 'By a colleague', after: 'Typed' },
    ])
  })
})
