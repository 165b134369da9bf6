import type { Field, Shape } from '#resources/text-list.ts'
import type { Text } from './text.ts'

export type Entry = Record<string, unknown>

/** What a form field holds for a text. A list that can't be read is `null`. */
export type Value = string | boolean | Entry[] | null

type Described = Pick<Text, 'kind' | 'shape'>

export function toValue({ kind, shape }: Described, content: string): Value {
  if (kind === 'switch') return content === 'true'
  if (kind === 'lines') return readLines(content)
  if (kind === 'list') return readEntries(shape, content)
  return content
}

export function toContent({ kind, shape }: Described, value: Value | undefined): string {
  if (kind === 'lines') return JSON.stringify(splitLines(String(value ?? '')))
  if (kind === 'list') return Array.isArray(value) ? JSON.stringify(withKeys(shape, value)) : ''
  return String(value ?? '')
}

/** The same content, written as the form writes it: two texts say the same when this is equal. */
export function settled(text: Described, content: string): string {
  const value = toValue(text, content)
  return value === null ? content : toContent(text, value)
}

export const isChanged = (text: Text) => settled(text, currentContent(text)) !== settled(text, text.default)

/** What the page says now. */
export const currentContent = ({ saved, mayBeEmpty, default: builtIn }: Text) =>
  saved && (saved.content.trim() !== '' || mayBeEmpty) ? saved.content : builtIn

function readEntries(shape: Shape | undefined, content: string): Entry[] | null {
  const list = parseJson(content)
  if (!Array.isArray(list)) return null
  return list
    .filter(isEntry)
    .map((entry) =>
      Object.fromEntries((shape?.fields ?? []).map((field) => [field.name, readField(field, entry[field.name])])),
    )
}

const isEntry = (entry: unknown): entry is Entry => typeof entry === 'object' && entry !== null

/** What "nothing chosen" is called inside the form: a select's items never have an empty value. */
export const noChoice = 'none'

function readField({ type, none }: Field, stored: unknown): string {
  if (type === 'lines') return listOf(stored).join('\n')
  if (type === 'markup') return markupOf(listOf(stored))
  const text = isWords(stored) ? String(stored) : ''
  return text === '' && none ? noChoice : text
}

function writeField({ type, none }: Field, value: unknown): unknown {
  const text = String(value ?? '')
  if (type === 'lines') return splitLines(text)
  if (type === 'markup') return pointsOf(text)
  return none && text === noChoice ? '' : text
}

function withKeys(shape: Shape | undefined, entries: Entry[]): Entry[] {
  const fields = shape?.fields ?? []
  const written = entries.map((entry) => ({
    ...entry,
    ...Object.fromEntries(fields.map((field) => [field.name, writeField(field, entry[field.name])])),
  })) as Entry[]
  for (const { name, from = '' } of fields.filter(({ type }) => type === 'key')) {
    const taken = new Map(written.map((entry) => [entry[name], 1]))
    for (const entry of written) entry[name] ||= takeKey(String(entry[from] ?? ''), taken)
  }
  return written
}

/** What visitors' answers are stored under: made of the words once, and never changed with them. */
function takeKey(words: string, taken: Map<unknown, number>): string {
  const base = words
    .normalize('NFD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 90)
  if (!base) return ''
  let key = base
  // Goes on from the last number that was free, so that many entries of one name are not counted through each time.
  for (let number = (taken.get(base) ?? 0) + 1; taken.has(key); number++) {
    key = `${base}-${number}`
    taken.set(base, number)
  }
  return taken.set(key, taken.get(key) ?? 1) && key
}

export function parseJson(content: string): unknown {
  try {
    return JSON.parse(content)
  } catch {
    return undefined
  }
}

/** What is nested stands for no words, and could be of any depth. */
const isWords = (stored: unknown) => typeof stored === 'string' || typeof stored === 'number'

const listOf = (stored: unknown): string[] =>
  (Array.isArray(stored) ? stored : [stored])
    .filter(isWords)
    .map(String)
    .filter((text) => text.trim() !== '')

const readLines = (content: string) => {
  const list = parseJson(content)
  return Array.isArray(list) ? list.filter(isWords).join('\n') : content
}

const splitLines = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

/** Points with a little markup stand in the rich editor as the items of one list. */
const markupOf = (points: string[]) =>
  points.length > 0 ? `<ul>${points.map((point) => `<li><p>${point}</p></li>`).join('')}</ul>` : ''

const pointsOf = (html: string) =>
  html
    .split(/<\/?(?:ul|ol|li|p|h\d|blockquote|pre)\b[^<>]*>/)
    .map((point) => point.trim())
    .filter((point) => point !== '')
