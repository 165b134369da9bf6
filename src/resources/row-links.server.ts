import { isAddressField } from '#platform/http/own-links.server.ts'
import type { Resource, Row } from './resource.server.ts'

/** A link as it stands in a row; where a whole field is one, it is on no words. */
export type RowLink = { field: string; href: string; words: string }

/** Whether its rows may hold links that are looked after: what users write for visitors, and nothing of people. */
export const holdsLinks = ({ change, isPersonal }: Resource) => change !== undefined && !isPersonal

/** Every link of a row: those in its HTML, and the fields that hold an address. */
export function listLinks(resource: Resource, row: Row): RowLink[] {
  const found: RowLink[] = []
  for (const [field, value] of Object.entries(row))
    mapLinks(value, nameOf(resource, row, field), ({ href, words }) => {
      found.push({ field, href, words })
      return href
    })
  return found
}

/** The fields of a row that are different once a link leads elsewhere or, without a target, is taken away. */
export function replaceLink(resource: Resource, row: Row, href: string, target: string | null): Row {
  const entries = Object.entries(row).map(([field, value]) => [
    field,
    mapLinks(value, nameOf(resource, row, field), (link) => (link.href === href ? target : link.href)),
  ])
  return Object.fromEntries(entries.filter(([field, value]) => value !== row[field as string]))
}

const nameOf = ({ fieldNames }: Resource, row: Row, field: string) => fieldNames?.(row)[field] ?? field

// Up to the next link at most, so that many without an end are not searched for one again and again.
const anchor = /(<a\b[^<>]*>)([^<]*(?:<(?!\/?a\b)[^<]*)*)<\/a>/gi
const hrefAttribute = /\bhref="([^"]*)"/i

type Change = (link: Omit<RowLink, 'field'>) => string | null

/** The same value with each link as `change` wants it; untouched, it is the very same. */
function mapLinks(value: unknown, name: string, change: Change): unknown {
  if (typeof value === 'string') return mapText(value, name, change)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([key, inner]) => [
    key,
    mapLinks(inner, Array.isArray(value) ? name : key, change),
  ])
  if (entries.every(([key, inner]) => inner === value[key as keyof typeof value])) return value
  return Array.isArray(value) ? entries.map(([, inner]) => inner) : Object.fromEntries(entries)
}

function mapText(text: string, name: string, change: Change): string | null {
  const list = /^\s*\[/.test(text) ? parse(text) : undefined
  if (list) {
    const mapped = mapLinks(list, name, change)
    return mapped === list ? text : JSON.stringify(mapped)
  }
  if (isAddressField.test(name)) {
    if (text.trim() === '') return text
    const target = change({ href: text, words: '' })
    // A text can be empty but not nothing; a column takes both.
    return target ?? ''
  }
  if (!text.includes('href="')) return text
  return text.replace(anchor, (whole, tag: string, words: string) => {
    const href = hrefAttribute.exec(tag)?.[1]
    if (href === undefined) return whole
    const known = href.replaceAll('&amp;', '&')
    const target = change({
      href: known,
      words: words
        .replace(/<[^<>]*>/g, ' ')
        .replace(/\s+/g, ' ')
        .trim(),
    })
    if (target === known) return whole
    const written = target?.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
    return target === null ? words : `${tag.replace(hrefAttribute, () => `href="${written}"`)}${words}</a>`
  })
}

function parse(text: string): unknown[] | undefined {
  try {
    const list: unknown = JSON.parse(text)
    return Array.isArray(list) ? list : undefined
  } catch {
    return undefined
  }
}
