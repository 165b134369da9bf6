import { and, asc, desc, eq, gte, inArray, isNotNull, lt, sql } from 'drizzle-orm'
import { z } from 'zod'
import { entryFor, isChange, isTrace } from '#accounts/audit-log.server.ts'
import { hasRole, type User } from '#accounts/session.server.ts'
import { auditEntries } from '#accounts/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { Resource } from '#resources/resource.server.ts'

const wholeNumber = (most: number) => z.coerce.number().int().min(1).max(most)
const dayOrMoment = z.union([z.iso.date(), z.iso.datetime({ offset: true })])

export const auditQuery = z.object({
  page: wholeNumber(1_000_000).default(1),
  per_page: wholeNumber(10_000).default(25),
  order: z.enum(['asc', 'desc']).default('desc'),
  q: z.string().trim().max(200).optional(),
  user_id: z.uuid().optional(),
  resource: z.string().max(100).optional(),
  item_id: z.string().max(100).optional(),
  action: z.string().max(100).optional(),
  kind: z.enum(['change', 'trace']).optional(),
  /** From the beginning of a day (UTC), or from a moment on. */
  from: dayOrMoment.optional(),
  /** To the end of a day (UTC), or until a moment. */
  to: dayOrMoment.optional(),
})

type AuditQuery = z.output<typeof auditQuery>

/** Who reads, and about which resources; about all of them when none are named. */
export type Reader = { user: User; readable: readonly string[] | undefined }

/** Everyone reads about what they may read; administrators about everything, accounts included. */
export function readerOf(user: User, resources: Resource[]): Reader {
  if (hasRole(user, 'admin')) return { user, readable: undefined }
  return { user, readable: resources.filter(({ roles }) => roles?.read !== 'admin').map(({ name }) => name) }
}

/** What was changed, without the values, which can be long: those are read one by one. */
export async function listEntries(db: Database, reader: Reader, { page, per_page, order, ...asked }: AuditQuery) {
  const { before: _before, after: _after, ...facts } = entryFor(reader.user)
  const direction = order === 'asc' ? asc : desc
  const where = and(readableBy(reader), ...conditions(asked))
  const [items, total] = await Promise.all([
    db
      .select({ ...facts, changed, is_gone, has_values })
      .from(auditEntries)
      .where(where)
      .orderBy(direction(auditEntries.at), direction(auditEntries.id))
      .limit(per_page)
      .offset((page - 1) * per_page),
    db.$count(auditEntries, where),
  ])
  return { items, total }
}

export async function findReadableEntry(db: Database, reader: Reader, id: string) {
  const [entry] = await db
    .select({ ...entryFor(reader.user), changed, is_gone })
    .from(auditEntries)
    .where(and(eq(auditEntries.id, id), readableBy(reader)))
  return entry
}

/** Everyone who stands in the log, by the name and the address they had last. */
export async function listPeople(db: Database, reader: Reader) {
  const people = await db
    .selectDistinctOn([auditEntries.user_id], {
      id: auditEntries.user_id,
      name: auditEntries.user_name,
      email: auditEntries.user_email,
    })
    .from(auditEntries)
    .where(and(isNotNull(auditEntries.user_id), readableBy(reader)))
    .orderBy(auditEntries.user_id, desc(auditEntries.at))
  return people.sort((a, b) => a.name.localeCompare(b.name))
}

/** What the log tells about. */
export function listResources(db: Database, reader: Reader) {
  const { resource } = auditEntries
  return db.selectDistinct({ id: resource }).from(auditEntries).where(readableBy(reader)).orderBy(resource)
}

const readableBy = ({ readable }: Reader) => readable && inArray(auditEntries.resource, [...readable])

type Asked = Omit<AuditQuery, 'page' | 'per_page' | 'order'>

function conditions({ q, user_id, resource, item_id, action, kind, from, to }: Asked) {
  return [
    q && sql`${auditEntries.item_label} ilike ${`%${q.replace(/[\\%_]/g, '\\$&')}%`}`,
    user_id && eq(auditEntries.user_id, user_id),
    resource && eq(auditEntries.resource, resource),
    item_id && eq(auditEntries.item_id, item_id),
    action && eq(auditEntries.action, action),
    kind && (kind === 'change' ? isChange : isTrace),
    from && gte(auditEntries.at, new Date(from).toISOString()),
    to && lt(auditEntries.at, endOf(to).toISOString()),
  ].filter((condition) => typeof condition === 'object')
}

const day = 24 * 60 * 60 * 1000

const endOf = (moment: string) =>
  /^\d{4}-\d{2}-\d{2}$/.test(moment) ? new Date(Date.parse(moment) + day) : new Date(moment)

const has_values = sql<boolean>`(${auditEntries.before} is not null or ${auditEntries.after} is not null)`

/** The names of the fields whose value is another one afterwards. */
const changed = sql<string[]>`array(
  select field from jsonb_object_keys(${auditEntries.after}) as field
  where ${auditEntries.before} is not null and field not in ('updated_at', 'created_at')
    and ${auditEntries.before} -> field is distinct from ${auditEntries.after} -> field
  order by field)`

/** Whether the item was deleted last and has not been brought back. */
const is_gone = sql<boolean>`(
  select latest.action = 'delete' from ${auditEntries} as latest
  where latest.resource = ${auditEntries}.resource and latest.item_id = ${auditEntries}.item_id
  order by latest.at desc, latest.id desc limit 1)`
