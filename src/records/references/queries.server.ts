import { asc, getTableColumns, sql } from 'drizzle-orm'
import type { Database } from '#platform/database/database.server.ts'
import { brandReferences } from './tables.server.ts'

export type Reference = Awaited<ReturnType<typeof listReferences>>[number]

export async function listReferences(db: Database) {
  const rows = await db
    .select({ ...getTableColumns(brandReferences), width: logoSide('width'), height: logoSide('height') })
    .from(brandReferences)
    .orderBy(asc(brandReferences.display_order), asc(brandReferences.name))
  return rows.map(({ width, height, ...row }) => ({ ...row, ...balance(width, height) }))
}

/** How large the file is that stands at the logo's address. */
const logoSide = (side: 'width' | 'height') =>
  sql<number | null>`(select ${sql.identifier(side)} from files
    where '/storage/' || bucket || '/' || name = split_part(${brandReferences.logo_url}, '?', 1))`

const area = 7000
const widest = 192
const tallest = 80

/** The size at which logos of all shapes look equally large: each has the same area, as far as the row has room for it. */
export function balance(width: number | null, height: number | null): { logo_width?: number; logo_height?: number } {
  if (!width || !height) return {}
  const ratio = width / height
  const shown = Math.min(Math.sqrt(area * ratio), widest, tallest * ratio)
  return { logo_width: Math.round(shown), logo_height: Math.round(shown / ratio) }
}
