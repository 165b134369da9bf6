import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '#platform/database/database.server.ts'
import type { Platform } from '#platform/platform.server.ts'
import { type Campaign, campaignName, type Source } from './source.ts'
import { type Dimension, dimensions, direct, other, type Step, steps, unknown } from './steps.ts'
import { dailyVisits } from './tables.server.ts'

/** Under which key of each dimension something is counted. */
type Keys = Partial<Record<Dimension, string | undefined>>

type IsPage = (path: string) => Promise<boolean>

type Row = typeof dailyVisits.$inferInsert & Record<Step, number>

type Deps = Pick<Platform, 'primary' | 'log' | 'now' | 'onShutdown'>

type VisitCounts = ReturnType<typeof createVisitCounts>

const flushMs = 10_000
/** Whoever invents hosts and campaigns fills no table: what is new on a day beyond these is counted as `other`. */
const mostKeys: Partial<Record<Dimension, number>> = { source: 300, campaign: 200 }
const mostPending = 4_000

const known = new WeakMap<Database, VisitCounts>()

/** The counts of this process. */
export function visitCountsOf(platform: Deps): VisitCounts {
  const counts = known.get(platform.primary) ?? createVisitCounts(platform)
  known.set(platform.primary, counts)
  return counts
}

/** Added up in memory and written every few seconds: a view costs no statement, and no row is ever about one visitor. */
function createVisitCounts({ primary, log, now, onShutdown }: Deps) {
  let pending = new Map<string, Row>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let writing = Promise.resolve()
  let isPage: IsPage = async () => true

  function add(keys: Keys, counted: Step[]) {
    const day = dayOf(now())
    for (const by of dimensions) {
      const key = keys[by]
      if (!key) continue
      const row = rowOf(pending, { day, by, key: pending.size < mostPending ? key : other })
      for (const step of counted) row[step] += 1
    }
    timer ??= setTimeout(() => flush().catch((error) => log.error({ error }, 'visits not written')), flushMs).unref()
  }

  /** Writes what has come together. What can't be written now is written the next time. */
  function flush(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    const rows = pending
    pending = new Map()
    if (rows.size > 0) {
      writing = writing
        .catch(() => {})
        .then(() => write(primary, isPage, [...rows.values()]))
        .catch((error) => {
          for (const row of rows.values()) addRow(pending, row)
          throw error
        })
    }
    return writing
  }

  onShutdown(() => flush().catch((error) => log.error({ error }, 'visits lost')))

  return {
    add,
    flush,
    /** From now on other pages are counted as `other`. */
    limitTo(pages: IsPage) {
      isPage = pages
    },
    /** Something that whoever came from there has done. */
    addStep: (step: Step, source: Source | undefined) => add(keysOf(source), [step]),
  }
}

/** Under which keys something is counted that whoever came from there has done. */
export function keysOf(source: Source | null | undefined) {
  const { firstPath, referrer, campaign } = source ?? {}
  return {
    page: firstPath ?? unknown,
    source: referrer ?? (source ? direct : unknown),
    campaign: campaign && campaignKey(campaign),
  }
}

/** Somebody's address in the name of a campaign is nobody's business. */
export const campaignKey = (campaign: Campaign) => {
  const name = campaignName(campaign)
  return name.includes('@') ? other : name
}

const dayMs = 24 * 60 * 60 * 1000

function dayOf(moment: Date) {
  const number = Math.floor(moment.getTime() / dayMs)
  if (number !== lastDay.number) lastDay = { number, name: moment.toISOString().slice(0, 10) }
  return lastDay.name
}

// Almost everything happens on the day of what happened before.
let lastDay = { number: -1, name: '' }

type Place = Pick<Row, 'day' | 'by' | 'key'>

function rowOf(rows: Map<string, Row>, { day, by, key }: Place): Row {
  const at = `${day} ${by} ${key}`
  let row = rows.get(at)
  if (!row) {
    row = { day, by, key, ...(Object.fromEntries(steps.map((step) => [step, 0])) as Record<Step, number>) }
    rows.set(at, row)
  }
  return row
}

function addRow(rows: Map<string, Row>, more: Row, place: Place = more) {
  const row = rowOf(rows, place)
  for (const step of steps) row[step] += more[step]
}

const sums = Object.fromEntries(
  steps.map((step) => [step, sql`${dailyVisits[step]} + excluded.${sql.identifier(step)}`]),
)

/** Adds to what is there. Several processes do so at once, each in the same order, so that none waits in a circle. */
async function write(db: Database, isPage: IsPage, rows: Row[]) {
  const taken = new Map<string, Set<string>>()
  const folded = new Map<string, Row>()
  for (const row of rows) {
    const list = `${row.day} ${row.by}`
    const keys = taken.get(list) ?? (await listKeys(db, row))
    taken.set(list, keys)
    const isKnown = row.key === unknown || keys.has(row.key)
    const fits = isKnown || (row.by === 'page' ? await isPage(row.key) : keys.size < (mostKeys[row.by] ?? 10))
    if (fits) keys.add(row.key)
    addRow(folded, row, fits ? row : { ...row, key: other })
  }
  const ordered = [...folded].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row)
  await db
    .insert(dailyVisits)
    .values(ordered)
    .onConflictDoUpdate({ target: [dailyVisits.day, dailyVisits.by, dailyVisits.key], set: sums })
}

async function listKeys(db: Database, { day, by }: Place) {
  const keys = await db
    .select({ key: dailyVisits.key })
    .from(dailyVisits)
    .where(and(eq(dailyVisits.day, day), eq(dailyVisits.by, by)))
  return new Set(keys.map(({ key }) => key))
}
