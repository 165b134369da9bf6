/** Tells what went wrong with the list under a content key. */
export type Report = (key: string, error: unknown) => void

/** Turns one entry of a list into what the page draws, or throws. */
type ReadEntry<Entry> = (fields: Record<string, unknown>) => Entry

/**
 * A list that users keep as JSON text. One that can't be read is reported and counts as empty; an entry that can't be is
 * reported and left out.
 */
export function readList<Entry>(key: string, text: string, readEntry: ReadEntry<Entry>, report: Report): Entry[] {
  const reported = <Read>(read: () => Read[]): Read[] => {
    try {
      return read()
    } catch (error) {
      report(key, error)
      return []
    }
  }
  return reported(() => parseList(text)).flatMap((entry) => reported(() => [readEntry(fieldsOf(entry))]))
}

function parseList(text: string): unknown[] {
  const list: unknown = JSON.parse(text)
  if (!Array.isArray(list)) throw new TypeError('Not a list')
  return list
}

function fieldsOf(entry: unknown): Record<string, unknown> {
  if (typeof entry !== 'object' || entry === null) throw new TypeError('An entry without fields')
  return entry as Record<string, unknown>
}

/** A field that keeps its entry off the page. */
export class OddField extends TypeError {
  readonly field: string
  constructor(field: string, message: string) {
    super(message)
    this.field = field
  }
}

/** Why the page leaves an entry out, by the function that it reads entries with. Who saves one is told the same. */
export const problemIn = (readEntry: ReadEntry<unknown>) => (entry: unknown) => {
  try {
    readEntry(fieldsOf(entry))
  } catch (error) {
    const { field = '', message } = error as Partial<OddField>
    return { field, message: String(message) }
  }
}

/** In the browser. On the server the page's loader has logged the same already. */
export const reportInBrowser: Report = (key, error) => {
  if (typeof document !== 'undefined') console.error(`The list ${key} can't be read in full`, error)
}

/** A text that has to be there. A number counts as one: a phase may be `2`. */
export function requiredText(fields: Record<string, unknown>, name: string): string {
  const value = optionalText(fields, name)
  if (!value) throw new OddField(name, `An entry without ${name}`)
  return value
}

export function optionalText(fields: Record<string, unknown>, name: string): string {
  const value = fields[name] ?? ''
  if (typeof value === 'number') return String(value)
  if (typeof value !== 'string') throw new OddField(name, `${name} is not a text`)
  return value.trim()
}

/** Several texts, or one. */
export function listTexts(fields: Record<string, unknown>, name: string): string[] {
  const value = fields[name] ?? []
  const texts = Array.isArray(value) ? value : [value]
  if (!texts.every((text) => typeof text === 'string')) throw new OddField(name, `${name} holds more than texts`)
  return texts.filter((text) => text.trim() !== '')
}
