import { asc, gt, sql } from 'drizzle-orm'
import type { Database } from '#platform/database/database.server.ts'
import type { Transaction } from '#platform/database/transaction.server.ts'
import {
  addDeadLinks,
  forgetLinksOf,
  forgetLinksTo,
  type NewDeadLink,
  redirectDeadLink,
  replaceDeadLinks,
} from '#records/dead-links/queries.server.ts'
import { redirectedSlugs } from '#records/redirects/tables.server.ts'
import type { Feature } from '#resources/feature.server.ts'
import type { Resource, Row } from '#resources/resource.server.ts'
import { holdsLinks, listLinks, type RowLink } from '#resources/row-links.server.ts'
import { shownColumns, shownRows } from '#resources/shown.server.ts'
import { listAddresses } from './addresses.ts'

/** `undefined` is a link that works; a text is where its visitors are led on to, `null` is nowhere. */
type Judge = (href: string) => string | null | undefined

/** Looks at every link in what users write for visitors. `isGone` is asked about other sites, where that is allowed. */
export async function checkLinks(
  db: Database,
  features: Feature[],
  { now, isGone, signal }: { now: Date; isGone?: (address: string) => Promise<boolean>; signal?: AbortSignal },
) {
  const judge = await createJudge(db, features, now)
  const found: NewDeadLink[] = []
  const outside = new Map<string, NewDeadLink[]>()
  for (const resource of resourcesOf(features).filter(holdsLinks))
    for await (const row of readRows(db, resource))
      for (const link of listLinks(resource, row)) {
        const place = placeOf(resource, row, link)
        const moved_to = judge(link.href)
        if (moved_to !== undefined) found.push({ ...place, moved_to })
        else if (isGone && /^https?:\/\//i.test(link.href))
          outside.set(link.href, [...(outside.get(link.href) ?? []), place])
      }
  const addresses = [...outside.keys()]
  while (isGone && addresses.length > 0) {
    signal?.throwIfAborted()
    const asked = addresses.splice(0, addressesAtOnce)
    const gone = await Promise.all(asked.map((address) => isGone(address)))
    found.push(...asked.flatMap((address, place) => (gone[place] ? (outside.get(address) ?? []) : [])))
  }
  await replaceDeadLinks(db, found)
  return found.length
}

const addressesAtOnce = 8

const resourcesOf = (features: Feature[]) => features.flatMap(({ resources = [] }) => resources)

const placeOf = (resource: Resource, row: Row, link: RowLink): NewDeadLink => ({
  ...link,
  words: link.words.slice(0, 300),
  resource: resource.name,
  item_id: String(row.id),
  item_label: resource.label(row),
})

const rowsAtOnce = 200

async function* readRows(db: Database, resource: Resource): AsyncGenerator<Row> {
  const { table } = resource
  for (let last: string | undefined; ; ) {
    const rows: Row[] = await db
      .select(shownColumns(resource))
      .from(table)
      .where(shownRows(resource, last === undefined ? undefined : gt(table.id, last)))
      .orderBy(asc(table.id))
      .limit(rowsAtOnce)
    yield* rows
    last = String(rows.at(-1)?.id)
    if (rows.length < rowsAtOnce) return
  }
}

// Answered by the server, but not a page that could be looked up: files, downloads, feeds, results of a scan.
const noPage = /^\/(?:admin|api|storage|covers|preview|events|share|assessment|team|consent)(?:\/|$)|\.[a-z]+$/

/** Those of these paths at which visitors would find nothing, nor be led on. */
export async function findDeadPaths(db: Database, features: Feature[], paths: string[], now: Date): Promise<string[]> {
  if (paths.length === 0) return []
  const judge = await createJudge(db, features, now)
  return paths.filter((path) => judge(path) === null)
}

async function createJudge(db: Database, features: Feature[], now: Date): Promise<Judge> {
  const paths = new Set((await listAddresses(db, features, now)).map(({ path }) => path))
  const moved = await listMoved(db, features)
  return (href) => {
    const path = pathIn(href)
    if (path === undefined || paths.has(path) || noPage.test(path)) return undefined
    const target = moved.get(path)
    return target !== undefined && paths.has(target) ? target + href.trim().slice(hrefPath(href).length) : null
  }
}

/** The page of this site that a link leads to. */
function pathIn(href: string): string | undefined {
  if (!/^\/(?!\/)/.test(href.trim())) return undefined
  const path = hrefPath(href)
  return path.length > 1 ? path.replace(/\/+$/, '') : path
}

const hrefPath = (href: string) => href.trim().replace(/[?#].*$/, '')

/** The addresses of today for those that items once had. */
async function listMoved(db: Database, features: Feature[]): Promise<Map<string, string>> {
  const moved = new Map<string, string>()
  for (const resource of resourcesOf(features)) {
    const { name, path, table } = resource
    if (!path || !hasSlug(resource)) continue
    const { rows } = await db.execute<{ old: string; slug: string }>(sql`
      select ${redirectedSlugs.slug} as old, item.slug as slug from ${redirectedSlugs}
      join ${table} as item on item.id = ${redirectedSlugs.item_id} where ${redirectedSlugs.resource} = ${name}`)
    for (const { old, slug } of rows) moved.set(path({ slug: old }), path({ slug }))
  }
  return moved
}

const hasSlug = ({ table }: Resource) => 'slug' in table

/**
 * A resource that tells at once: links to an item that is renamed, hidden or deleted are reported with the change
 * itself, and what was mended by hand is forgotten with the save.
 */
export function withLinks(resource: Resource, features: Feature[]): Resource {
  const { name, path, afterSave, afterChange, afterDelete } = resource
  const isTarget = path !== undefined && hasSlug(resource)
  if (!holdsLinks(resource)) return resource
  return {
    ...resource,
    async afterSave(tx, row) {
      await afterSave?.(tx, row)
      await forgetLinksOf(
        tx,
        name,
        String(row.id),
        listLinks(resource, row).map(({ href }) => href),
      )
      if (isTarget && isPublished(resource, row)) await forgetLinksTo(tx, path(row))
    },
    async afterChange(tx, before, after, user) {
      await afterChange?.(tx, before, after, user)
      if (!isTarget || !isPublished(resource, before)) return
      const isPublic = isPublished(resource, after)
      if (isPublic && path(before) === path(after)) return
      await reportLinksTo(tx, features, path(before), isPublic ? path(after) : null)
    },
    async afterDelete(tx, before) {
      await afterDelete?.(tx, before)
      await forgetLinksOf(tx, name, String(before.id))
      if (isTarget && isPublished(resource, before)) await reportLinksTo(tx, features, path(before), null)
    },
  }
}

const isPublished = ({ publication }: Resource, row: Row) => !publication || row[publication.field] === true

async function reportLinksTo(tx: Transaction, features: Feature[], path: string, moved_to: string | null) {
  await forgetLinksTo(tx, path)
  await redirectDeadLink(tx, path, moved_to)
  for (const resource of resourcesOf(features).filter(holdsLinks)) {
    const { table } = resource
    const rows: Row[] = await tx
      .select(shownColumns(resource))
      .from(table)
      .where(shownRows(resource, sql`strpos(row_to_json(${table})::text, ${path}) > 0`))
    const links = rows.flatMap((row) =>
      listLinks(resource, row)
        .filter(({ href }) => pathIn(href) === path)
        .map((link) => ({
          ...placeOf(resource, row, link),
          moved_to: moved_to && moved_to + link.href.trim().slice(path.length),
        })),
    )
    await addDeadLinks(tx, links)
  }
}
