import { getTableColumns, getTableName, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#platform/database/database.server.ts'
import type { Resource, Row } from './resource.server.ts'
import { shownColumns, shownRows } from './shown.server.ts'

/** `isPublic` is missing where the public sees all or nothing of a kind. */
export type FoundItem = {
  resource: string
  id: string
  title: string
  detail: string
  isPublic?: boolean
  link?: { path: string; kind: string }
}

type Findable = Resource & { found: NonNullable<Resource['found']> }

const isFindable = (resource: Resource): resource is Findable => resource.found !== undefined

const mostOfOneKind = 5

/**
 * The items that have every typed word in what they are known by, the best first; where there are none, those that
 * look alike, so that a typing error does no harm. One question to the database however many kinds there are.
 */
export async function findItems(db: Database, resources: Resource[], typed: string, now: Date): Promise<FoundItem[]> {
  const words = typed.trim().split(/\s+/).filter(Boolean)
  const searched = resources.filter(isFindable)
  if (words.length === 0 || searched.length === 0) return []
  const exact = await ask(db, searched, (resource) => withWords(resource, words))
  const rows =
    exact.length > 0 || typed.trim().length < 3
      ? exact
      : await ask(db, searched, (resource) => alike(resource, typed.trim()))
  return rows.flatMap(({ resource, row }) => {
    const known = searched.find(({ name }) => name === resource)
    return known ? [describeItem(known, row, now)] : []
  })
}

type Found = { resource: string; row: Row }

/** Only the indexes are asked: to look at every row by itself would take a hundred times as long. */
function ask(db: Database, resources: Findable[], select: (resource: Findable) => SQL): Promise<Found[]> {
  const parts = resources.map((resource) => sql`(${select(resource)})`)
  return db.transaction(async (tx) => {
    await tx.execute(sql`select set_config('enable_seqscan', 'off', true),
      set_config('pg_trgm.word_similarity_threshold', ${String(alikeEnough)}, true)`)
    const { rows } = await tx.execute<Found>(sql.join(parts, sql` union all `))
    return rows
  })
}

// Among so many the best are looked for, however many more there are: who types on gets fewer.
const mostRanked = 500

function withWords(resource: Findable, words: string[]): SQL {
  const names = namesOf(resource)
  const holds = words.map((word) => holdsWord(names, word))
  const place = sql`position(plain_letters(${words.join(' ')}) in names)`
  return sql`select resource, row from (
      ${selectRow(resource, sql`${names} as names, ${resource.table.updated_at} as changed`)}
      where ${shownRows(resource, ...holds)} limit ${mostRanked}
    ) as held order by ${place} = 0, ${place} > 1, changed desc limit ${mostOfOneKind}`
}

/** The index knows three letters at a time: two alone are looked for where words begin. */
function holdsWord(names: SQL, word: string): SQL {
  const letters = sql`plain_letters(${word.replace(/[\\%_]/g, '\\$&')})`
  if (word.length > 2) return sql`${names} like '%' || ${letters} || '%'`
  return sql`(${names} like ${letters} || '%' or ${names} like '% ' || ${letters} || '%')`
}

// To compare one takes 0.1 ms: a word that thousands of names look like would keep the database busy for seconds.
const mostCompared = 40
const alikeEnough = 0.45

function alike(resource: Findable, typed: string): SQL {
  const names = namesOf(resource)
  return sql`select resource, row from (
      ${selectRow(resource, sql`word_similarity(plain_letters(${typed}), ${names}) as likeness`)}
      where ${shownRows(resource, sql`plain_letters(${typed}) <% ${names}`)} limit ${mostCompared}
    ) as alike order by likeness desc limit ${mostOfOneKind}`
}

function selectRow(resource: Findable, ...more: SQL[]): SQL {
  const { table, found, publication } = resource
  const columns = getTableColumns(table)
  const wanted = [
    table.id,
    ...found.by,
    columns.slug,
    columns[publication?.field ?? ''],
    columns[publication?.date ?? ''],
  ]
  const known = wanted.filter((column) => column !== undefined)
  const fields = known.map((column) => sql`${column.name}::text, ${column}`)
  const row = sql`jsonb_build_object(${sql.join(fields, sql`, `)}) as row`
  return sql`select ${sql.join([sql`${resource.name}::text as resource`, row, ...more], sql`, `)} from ${table}`
}

function describeItem({ name, found, label, path, linked, publication }: Findable, row: Row, now: Date): FoundItem {
  const { title = label, detail } = found
  return {
    resource: name,
    id: String(row.id),
    title: title(row).trim(),
    detail: (detail?.(row) ?? '').trim(),
    ...(publication && { isPublic: isSeen(row, publication, now) }),
    ...(path && linked && { link: { path: (linked.path ?? path)(row), kind: linked.as } }),
  }
}

const isSeen = (row: Row, { field, date }: NonNullable<Resource['publication']>, now: Date) =>
  row[field] === true && !(date && Date.parse(String(row[date])) > now.getTime())

/** In one text, so that words of several columns can be looked for together. */
function namesOf(resource: Findable): SQL {
  const shown = Object.values(shownColumns(resource))
  const columns = resource.found.by.filter((column) => shown.includes(column))
  const texts = columns.map((column) => sql`coalesce(${sql.identifier(column.name)}, '')`)
  return sql`plain_letters(${sql.join(texts, sql` || ' ' || `)})`
}

/** Each kind has an index over what it is found by. Named after it, so that another one is made when that changes. */
export async function indexFound(db: Database, resources: Resource[]) {
  for (const resource of resources.filter(isFindable)) {
    const table = getTableName(resource.table)
    const name = ['found', table, ...resource.found.by.map((column) => column.name)].join('_').slice(0, 63)
    await db.execute(sql`create index if not exists ${sql.identifier(name)} on ${sql.identifier(table)}
      using gin (${namesOf(resource)} gin_trgm_ops)`)
  }
}
