import { asc, eq } from 'drizzle-orm'
import { type Context, Hono } from 'hono'
import { requireConfirmation } from '#accounts/confirmation.server.ts'
import { requireRole, type UserEnv } from '#accounts/session.server.ts'
import { Refusal } from '#platform/http/problem.server.ts'
import { readBody } from '#platform/http/read-body.server.ts'
import type { Platform } from '#platform/platform.server.ts'
import { addEntry, lockCard } from '#records/people/queries.server.ts'
import { people } from '#records/people/tables.server.ts'
import { describeEntry } from '#records/people/timeline.server.ts'
import type { Feature } from '#resources/feature.server.ts'
import { listRows } from '#resources/list.server.ts'
import { createReadingLog } from '#resources/reading.server.ts'
import { readId } from '#resources/resource-api.server.ts'
import { changeRow, findRow } from '#resources/rows.server.ts'
import { explainConstraint } from '#resources/violations.server.ts'
import { peopleResource } from './admin.server.ts'
import { completeCard, summarizeCompany } from './card.server.ts'
import { mailInput, mergeInput, messageInput, noteInput, personChange, viewInput } from './input.ts'
import { writeMail } from './mails.server.ts'
import { mergePeople, undoMerge } from './merge.server.ts'
import { fileMessage } from './messages.server.ts'
import { readPipeline } from './pipeline.server.ts'
import { isCompanyDomain } from './public-hosts.ts'
import { peopleViews } from './tables.server.ts'

/** The list of people, the card of each, the board, and what is done with them. */
export function peopleApi(platform: Platform, features: Feature[]) {
  const { db, now } = platform
  const currency = platform.environment.CURRENCY
  const administrators = [requireRole('admin'), requireConfirmation(platform)] as const
  const { readItem, readList, countRows, countStale } = createReadingLog(platform, peopleResource)
  const api = new Hono<UserEnv>()

  async function getCard(id: string) {
    const row = (await findRow(db, peopleResource, id)) ?? (await findMerged(id))
    if (!row) throw new Refusal(404, 'There is no such person.')
    return { ...(await completeCard(db, features, row, now())), currency }
  }

  /** An address that was merged leads on to the card it is on now. */
  async function findMerged(id: string) {
    const [row] = await db.select({ to: people.merged_into }).from(people).where(eq(people.id, id))
    return row?.to ? findRow(db, peopleResource, row.to) : undefined
  }

  api.get('/people', async (c) => {
    const { items, total } = await listRows(db, peopleResource, c.req.query())
    await readList(c, items.length)
    return c.json({ items: items.map((row) => ({ ...row, currency })), total })
  })
  api.get('/people/:id', async (c) => {
    const card = await getCard(readId(c, peopleResource))
    await readItem(c, card)
    return c.json(card)
  })
  api.patch('/people/:id', async (c) => {
    const id = readId(c, peopleResource)
    const values = await readBody(c, personChange)
    const seenVersion = c.req.header('if-unmodified-since-version')
    const save = { id, values, seenVersion, now: now() }
    await countRows(c)
    await explainConstraint(() => changeRow(db, peopleResource, c.var.user, save)).catch(countStale(c))
    return c.json(await getCard(id))
  })

  api.post('/people/:id/notes', async (c) => {
    const { text } = await readBody(c, noteInput)
    const entry = await db.transaction(async (tx) => {
      const card = await lockCard(tx, readId(c, peopleResource))
      if (!card) throw new Refusal(404, 'There is no such person.')
      return addEntry(tx, { person_id: card.id, kind: 'note', by: c.var.user, at: now(), text })
    })
    return c.json(describeEntry(entry), 201)
  })

  api.post('/people/:id/mails', async (c) => {
    const given = await readBody(c, mailInput)
    return c.json(await writeMail(platform, features, { id: readId(c, peopleResource), given, by: c.var.user }), 202)
  })

  api.post('/people/:id/messages', async (c) => {
    const given = await readBody(c, messageInput)
    const at = now()
    const entry = await db.transaction((tx) =>
      fileMessage(tx, { id: readId(c, peopleResource), given, by: c.var.user, at }),
    )
    return c.json(describeEntry(entry), 201)
  })

  api.post('/people/merge', ...administrators, async (c) => {
    const ids = await readBody(c, mergeInput)
    return c.json(await getCard(await db.transaction((tx) => mergePeople(tx, ids, c.var.user, now()))))
  })
  api.post('/people/merges/:id/undo', ...administrators, async (c) => {
    const id = readId(c, peopleResource)
    return c.json(await getCard(await db.transaction((tx) => undoMerge(tx, id, c.var.user, now()))))
  })

  api.get('/pipeline', async (c) => {
    const columns = await readPipeline(db, c.req.query('owner'))
    await countRows(c, Math.max(1, columns.flatMap(({ items }) => items).length))
    return c.json({ currency, columns })
  })
  api.get('/companies/:domain', async (c) => {
    const domain = c.req.param('domain')
    const company = isCompanyDomain(domain) ? await summarizeCompany(db, domain) : undefined
    if (!company?.people) throw new Refusal(404, 'There is no such company.')
    return c.json({ ...company, currency })
  })

  api.get('/people-views', async (c) => {
    const items = await db.select().from(peopleViews).orderBy(asc(peopleViews.label))
    return c.json({ items, total: items.length })
  })
  api.post('/people-views', async (c) => {
    const [view] = await db
      .insert(peopleViews)
      .values(await readBody(c, viewInput))
      .returning()
    return c.json(view, 201)
  })
  api.delete('/people-views/:id', async (c: Context<UserEnv>) => {
    const gone = await db.delete(peopleViews).where(eq(peopleViews.id, readId(c, peopleResource)))
    if (gone.rowCount === 0) throw new Refusal(404, 'There is no such view.')
    return c.body(null, 204)
  })
  return api
}
