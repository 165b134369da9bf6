import { formatDay, formatMoment } from './format-date.ts'

const longest = 400

const isDay = /^\d{4}-\d{2}-\d{2}$/
const isMoment = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?Z$/

/** A field's value for people, cut where it gets long; nothing as a dash. */
export function formatValue(value: unknown): string {
  const text = wholeValue(value)
  return text.length > longest ? `${text.slice(0, longest)}…` : text || '–'
}

/** All of it: lists with commas, HTML as its words, dates as such, nothing as an empty text. */
export function wholeValue(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (Array.isArray(value)) return value.map(wholeValue).join(', ')
  if (typeof value === 'object') return 'name' in value ? String(value.name) : JSON.stringify(value)
  if (typeof value === 'string' && isDay.test(value)) return formatDay(value)
  if (typeof value === 'string' && isMoment.test(value)) return formatMoment(value)
  return String(value)
    .replace(/<[^<>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

/** A field's name for people: `event_date` is Event date. */
export function fieldLabel(field: string): string {
  return capital(field.replaceAll('_', ' ').replace(/\burl\b/, 'address'))
}

export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
