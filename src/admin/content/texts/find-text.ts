import { lettersOf } from '#admin-ui/preview/preview-page.ts'
import { contentIn, type TextsForm } from './edits.ts'
import type { Text } from './text.ts'

const shortest = 2

/** The text that is written at a place of the page: what stands there itself counts before what stands around it. */
export function findTextAt(texts: Text[], form: TextsForm, words: string[]): Text | undefined {
  const known = texts.map((text) => ({ text, parts: partsOf(text, contentIn(form, text)).map(lettersOf) }))
  for (const written of words.map(lettersOf)) {
    if (written.length < shortest) continue
    const exact = known.find(({ parts }) => parts.includes(written))
    const within =
      exact ?? known.find(({ parts }) => written.length > 12 && parts.some((part) => part.includes(written)))
    if (within) return within.text
  }
  return undefined
}

function partsOf({ kind }: Text, content: string): string[] {
  if (kind === 'html') return [content.replace(/<[^<>]*>/g, ' ')]
  if (kind !== 'list' && kind !== 'lines') return [content]
  const parts: string[] = []
  JSON.parse(content || '[]', (_key, value) => {
    if (typeof value === 'string') parts.push(value.replace(/<[^<>]*>/g, ' '))
    return value
  })
  return parts
}
