import { builtInKeynotes } from './built-in.ts'

export type Keynote = {
  id: string
  speaker: string
  title: string
  event: string
  theme: string
  language: string
  youtubeId: string
  url: string
}

/** The talks that users keep as JSON, without what is none; the built-in ones when the text isn't such a list. */
export function readKeynotes(json: string): Keynote[] {
  try {
    const list: unknown = JSON.parse(json)
    if (!Array.isArray(list)) return builtInKeynotes
    const keynotes = list.filter(isKeynote)
    return keynotes.length === 0 && list.length > 0 ? builtInKeynotes : keynotes
  } catch {
    return builtInKeynotes
  }
}

export const keynoteThemes = ['agile', 'leadership'] as const
type KeynoteTheme = (typeof keynoteThemes)[number]

export function readKeynoteTheme(parameters: URLSearchParams): KeynoteTheme | undefined {
  return keynoteThemes.find((theme) => theme === parameters.get('keynotes'))
}

export function filterKeynotes(keynotes: Keynote[], theme: KeynoteTheme | undefined): Keynote[] {
  return theme ? keynotes.filter((keynote) => keynote.theme.toLowerCase().includes(theme)) : keynotes
}

/** By the name that users have given the video, which may be one that every object has. */
export function findThumbnail(thumbnails: Record<string, string>, youtubeId: string): string | undefined {
  return Object.hasOwn(thumbnails, youtubeId) ? thumbnails[youtubeId] : undefined
}

const fields = ['id', 'speaker', 'title', 'event', 'theme', 'language', 'youtubeId', 'url'] as const

const isKeynote = (value: unknown): value is Keynote => findKeynoteProblem(value) === undefined

/** Why the page leaves a talk out. Who saves one is told the same. */
export function findKeynoteProblem(value: unknown) {
  const entry: Record<string, unknown> = Object(value)
  const missing = fields.find((field) => typeof entry[field] !== 'string')
  if (missing) return { field: missing, message: 'This is missing' }
  if (/^https?:\/\/[^/]/.test(String(entry.url))) return
  return { field: 'url', message: 'The address of a video begins with https://' }
}
