import { inArray, sql } from 'drizzle-orm'
import type { Database } from '#platform/database/database.server.ts'
import { pictureWidths, srcSetOf } from '#ui/picture-sizes.ts'
import { files } from './tables.server.ts'

type Facts = { alt: string | null; is_decorative: boolean; width: number | null; height: number | null }

/**
 * A safe HTML text with what is known of its pictures: their size, so that nothing jumps when they arrive, smaller files
 * for smaller screens, and the words of the library where the text has none.
 */
export async function withPictureFacts(db: Database, html: string): Promise<string> {
  const tags = html.match(tag) ?? []
  if (tags.length === 0) return html
  const facts = await findFacts(
    db,
    tags.map((image) => attribute(image, 'src')),
  )
  return html.replace(tag, (image) => {
    const src = attribute(image, 'src').replaceAll('&amp;', '&')
    const known = facts.get(pathOf(src) ?? '')
    return known ? write(image, src, known) : image
  })
}

/** Rows with the library's words for their pictures where they have none of their own. */
export async function withPictureWords<Row extends object>(
  db: Database,
  rows: Row[],
  { picture, words }: { picture: keyof Row; words: keyof Row },
): Promise<Row[]> {
  const silent = rows.filter((row) => row[picture] && !row[words])
  if (silent.length === 0) return rows
  const facts = await findFacts(
    db,
    silent.map((row) => String(row[picture])),
  )
  return rows.map((row) =>
    silent.includes(row) ? { ...row, [words]: wordsOf(facts.get(pathOf(String(row[picture])) ?? '')) } : row,
  )
}

/** Those of these addresses of stored pictures of which the library says nothing, not even that they are decoration. */
export async function listSilent(db: Database, addresses: string[]): Promise<string[]> {
  const facts = await findFacts(db, addresses)
  return addresses.filter((address) => {
    const known = facts.get(pathOf(address) ?? '')
    return known && !known.is_decorative && !known.alt?.trim()
  })
}

// As the sanitiser writes it: attributes in double quotes, and no sign of a tag inside of them.
const tag = /<img [^<>]*>/g

const attribute = (image: string, name: string) => new RegExp(` ${name}="([^"]*)"`).exec(image)?.[1] ?? ''

/** How wide a text is set on the site; no picture is made larger for it. */
const sizesOf = (width: number) => `(min-width: 46rem) ${Math.min(704, width)}px, min(92vw, ${width}px)`

function write(image: string, src: string, facts: Facts): string {
  const { width, height } = facts
  const smaller = width
    ? srcSetOf(
        src,
        pictureWidths.filter((each) => each < width),
      )
    : undefined
  const alt = attribute(image, 'alt') || escapeQuotes(wordsOf(facts) ?? '')
  const added = {
    ...(width && height && { width: String(width), height: String(height) }),
    ...(smaller && width && { srcset: escapeQuotes(`${smaller}, ${src} ${width}w`), sizes: sizesOf(width) }),
    alt,
  }
  const rest = Object.keys(added).reduce((text, name) => text.replace(new RegExp(` ${name}="[^"]*"`), ''), image)
  return rest.replace(
    '<img',
    `<img${Object.entries(added)
      .map(([name, value]) => ` ${name}="${value}"`)
      .join('')}`,
  )
}

const wordsOf = (facts: Facts | undefined) => (facts?.is_decorative ? null : (facts?.alt ?? null))

const escapeQuotes = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** `bucket/name` of a stored file. */
export const pathOf = (address: string) => /^\/storage\/([\w-]+\/[\w.-]+)/.exec(address)?.[1]

async function findFacts(db: Database, addresses: string[]): Promise<Map<string, Facts>> {
  const paths = [...new Set(addresses.map(pathOf).filter((path) => path !== undefined))]
  if (paths.length === 0) return new Map()
  const path = sql<string>`${files.bucket} || '/' || ${files.name}`
  const { alt, is_decorative, width, height } = files
  const rows = await db.select({ path, alt, is_decorative, width, height }).from(files).where(inArray(path, paths))
  return new Map(rows.map(({ path, ...facts }) => [path, facts]))
}
