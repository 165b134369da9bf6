import type { Context } from 'hono'
import { recordAuditEntry, recordReading } from '#accounts/audit-log.server.ts'
import { expectConfirmed } from '#accounts/confirmation.server.ts'
import { hasRole, type UserEnv } from '#accounts/session.server.ts'
import { Refusal } from '#platform/http/problem.server.ts'
import { countMany, LimitReached } from '#platform/http/rate-limit.server.ts'
import type { Platform } from '#platform/platform.server.ts'
import type { Resource, Row } from './resource.server.ts'
import { StaleSave } from './rows.server.ts'

type C = Context<UserEnv>

/** More rows than a screen shows are a copy of the list. */
const largestScreen = 100

/** Forty screens of a list. Beyond it is a copy as well, by whatever pages, filters or ids it is read. */
const hourly = { name: 'personal rows read', points: 1_000, seconds: 60 * 60 }

/** Writes down who reads about people, and asks who is there before a copy is taken. */
export function createReadingLog({ db, now }: Platform, { name, label, copies }: Resource) {
  const limit = copies ? { ...hourly, name: `${name} read`, points: copies.hourly } : hourly
  const list = { resource: name, item_id: 'list', item_label: 'The list' }

  async function readItem(c: C, row: Row) {
    await countRows(c)
    const item = { resource: name, item_id: String(row.id), item_label: label(row) }
    if (!copies) await recordReading(db, c.var.user, item, now())
  }

  async function readList(c: C, rows: number) {
    const { per_page, ids } = c.req.query()
    const isWhole = rows > largestScreen || (!ids && Number(per_page) > largestScreen)
    if (isWhole) {
      expectMayCopy(c)
      await recordAuditEntry(db, c.var.user, { ...list, action: 'export', after: { rows } })
    } else if (!copies) await recordReading(db, c.var.user, list, now())
    // How many there are tells something too, so that a list without rows is one as well.
    await countRows(c, Math.max(rows, 1))
  }

  /** For what is written down otherwise, as a change is, and answered all the same. */
  async function countRows(c: C, rows = 1) {
    try {
      await db.transaction((tx) => countMany(tx, limit, c.var.user.id, rows))
    } catch (error) {
      if (!(error instanceof LimitReached)) throw error
      expectMayCopy(c)
      const after = { rows: `more than ${limit.points} within an hour` }
      await recordReading(db, c.var.user, { ...list, action: 'export', after }, now())
    }
  }

  /** Whoever comes too late is shown what is there now, which is reading it. */
  const countStale = (c: C) => async (error: unknown) => {
    if (error instanceof StaleSave) await readItem(c, error.current)
    throw error
  }

  function expectMayCopy(c: C) {
    if (!hasRole(c.var.user, copies?.role ?? 'editor'))
      throw new Refusal(403, 'Only an administrator may take a copy of the list.')
    expectConfirmed(c.var.session, now())
  }

  return { readItem, readList, countRows, countStale }
}
