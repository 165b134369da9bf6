import type { ContentPage, Match, Text } from './texts/text.ts'
import { currentContent } from './texts/values.ts'

const mostMatches = 40

/** The texts that say this; if none says all of it, those that hold every word. */
export function searchTexts(pages: ContentPage[], sought: string): Match[] {
  const phrase = comparable(sought)
  if (phrase === '') return []
  const words = phrase.split(' ')
  const found: { match: Match; isWhole: boolean }[] = []
  for (const { page_key, name: page, groups } of pages) {
    for (const text of groups.flatMap((group) => group.texts)) {
      const shown = formatContent(text)
      const searched = comparable(shown)
      const isWhole = searched.includes(phrase)
      if (!isWhole && !words.every((word) => `${searched} ${comparable(text.label)}`.includes(word))) continue
      const { section_key, label } = text
      found.push({ match: { page_key, page, section_key, label, excerpt: excerpt(shown, phrase) }, isWhole })
    }
  }
  const whole = found.filter(({ isWhole }) => isWhole)
  return (whole.length > 0 ? whole : found).slice(0, mostMatches).map(({ match }) => match)
}

/** A text as a visitor reads it: lists as their words, HTML without its marks. */
export function formatContent(text: Pick<Text, 'kind' | 'default' | 'saved'>): string {
  const content = currentContent(text as Text)
  const words = text.kind === 'list' || text.kind === 'lines' ? stringsIn(content) : content
  return words
    .replace(/<[^<>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

function stringsIn(json: string): string {
  try {
    return String(
      JSON.parse(json, (_key, value) => (value && typeof value === 'object' ? Object.values(value).join(' ') : value)),
    )
  } catch {
    return json
  }
}

/** Typographic quotes and dashes count as the plain ones that people type. Every letter keeps its place. */
function comparable(text: string): string {
  return text
    .toLowerCase()
    .replace(/[’‘]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/[–—]/g, '-')
    .replace(/\s+/g, ' ')
    .trim()
}

const around = 70

function excerpt(shown: string, phrase: string): string {
  const place = Math.max(0, comparable(shown).indexOf(phrase))
  const start = Math.max(0, place - around / 2)
  const end = place + phrase.length + around
  return `${start > 0 ? '…' : ''}${shown.slice(start, end)}${end < shown.length ? '…' : ''}`
}
