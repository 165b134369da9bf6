import { hasText, textMissing } from '#platform/has-text.ts'

/** What is looked at before something is published, under the names that all kinds share. */
export type Piece = { title: string; description: string; html: string }

/** A point blocks publishing, or is a hint that anybody may know better than. */
export type Point = { level: 'block' | 'hint'; key: string; message: string }

const longestTitle = 60
const shortestDescription = 50
const longestDescription = 160

/** Everything that can be said of a piece without asking anybody. What blocks comes first. */
export function checkPiece(piece: Piece): Point[] {
  return [
    ...blockingPoints(piece),
    ...checkDescription(piece),
    ...checkTitle(piece.title),
    ...checkHeadings(piece.html),
    ...checkLinks(piece.html),
    ...checkReading(piece.html),
  ]
}

/** What the server refuses to publish as well. */
export const blockingPoints = ({ html }: Pick<Piece, 'html'>): Point[] =>
  hasText(html) ? [] : [{ level: 'block', key: 'text', message: textMissing }]

const hint = (key: string, message: string): Point => ({ level: 'hint', key, message })

function checkDescription({ description }: Piece): Point[] {
  const { length } = description.trim()
  if (length === 0) return [hint('description', 'There is no teaser. Lists and searches then show the title alone.')]
  if (length < shortestDescription)
    return [hint('description', `The teaser has ${length} characters. Searches show up to ${longestDescription}.`)]
  if (length > longestDescription)
    return [hint('description', `The teaser has ${length} characters. Searches cut it after ${longestDescription}.`)]
  return []
}

function checkTitle(title: string): Point[] {
  const { length } = title.trim()
  if (length <= longestTitle) return []
  return [hint('title', `The title has ${length} characters. Searches cut it after about ${longestTitle}.`)]
}

// Up to the next of their kind at most, so that many without an end are not searched for one again and again.
const heading = /<h([1-6])\b[^<>]*>([^<]*(?:<(?!\/?h[1-6]\b)[^<]*)*)<\/h\1>/gi
const anchor = /<a\b[^<>]*>([^<]*(?:<(?!\/?a\b)[^<]*)*)<\/a>/gi

/** The title is the first heading; below it none is left out. */
function checkHeadings(html: string): Point[] {
  let above = 1
  for (const [, level = '', inner = ''] of html.matchAll(heading)) {
    const words = wordsOf(inner).slice(0, 60)
    if (words === '')
      return [hint('headings', 'A heading is empty. Those who jump from heading to heading land nowhere.')]
    if (Number(level) > above + 1)
      return [hint('headings', `“${words}” is a heading of level ${level} right below one of level ${above}.`)]
    above = Number(level)
  }
  return []
}

/** The addresses of the pictures in a text that have no words there, each once. The library may have some for them. */
export function picturesWithoutWords(html: string): string[] {
  const pictures = html.match(/<img\b[^<>]*>/gi) ?? []
  const silent = pictures.filter((picture) => !/\balt="(?!\s*")/i.test(picture))
  const addresses = silent.map((picture) => /\bsrc="([^"]*)"/i.exec(picture)?.[1]?.replaceAll('&amp;', '&') ?? '')
  return [...new Set(addresses.filter(Boolean))]
}

/** Of so many pictures nothing is said, neither in the text nor in the library, and they are not called decoration. */
export function silentPictures(count: number): Point[] {
  if (count === 0) return []
  const which = count === 1 ? 'A picture has' : `${count} pictures have`
  const message = `${which} no alternative text. Say what can be seen, or call it decoration in the library.`
  return [{ level: 'block', key: 'pictures', message }]
}

const vague = /^(click here|here|read more|more|this link|link)$/i

function checkLinks(html: string): Point[] {
  const links = [...html.matchAll(anchor)].map(([, inner = '']) => wordsOf(inner))
  const unclear = links.find((words) => vague.test(words))
  return unclear
    ? [hint('links', `A link says “${unclear}”. Name what it leads to: some hear links without the text.`)]
    : []
}

/** The paths on this site that a text links to, each once, without what follows a # or a ?. */
export function ownPaths(html: string): string[] {
  const paths = [...html.matchAll(/<a\b[^<>]*\bhref="(\/(?!\/)[^"#?]*)/gi)].map(([, path = '']) => path)
  return [...new Set(paths)].sort()
}

export const deadLink = (path: string): Point => hint('dead-links', `The link to ${path} leads nowhere.`)

const fewestWords = 100
const hardBelow = 30

function checkReading(html: string): Point[] {
  const score = readingEase(wordsOf(html))
  if (score === undefined || score >= hardBelow) return []
  return [hint('reading', 'The text is hard to read. Shorter sentences and words would help.')]
}

/** Flesch's measure for English: about 60 and more is plain, below 30 is for specialists. Nothing for short texts. */
export function readingEase(text: string): number | undefined {
  const words = text.split(/\s+/).filter((word) => /\p{L}/u.test(word))
  if (words.length < fewestWords) return undefined
  const sentences = Math.max(1, text.match(/[.!?…](?=\s|$)/g)?.length ?? 1)
  const syllables = words.reduce((sum, word) => sum + syllablesIn(word), 0)
  return Math.round(206.835 - 1.015 * (words.length / sentences) - 84.6 * (syllables / words.length))
}

function syllablesIn(word: string): number {
  const groups = word
    .toLowerCase()
    .replace(/(?<=[^aeiouy]{1,9})e$/, '')
    .match(/[aeiouyáéíóöőúüű]+/g)
  return Math.max(1, groups?.length ?? 1)
}

/** Ends of blocks end sentences. */
const wordsOf = (html: string) =>
  html
    .replace(/<\/(p|li|h\d|blockquote|td|th|figcaption)>/gi, '. ')
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&nbsp;/g, ' ')
    .replace(/&amp;/g, '&')
    .replace(/([.!?…])\s*\./g, '$1')
    .replace(/\s+/g, ' ')
    .trim()
