import { upsertPerson } from '#records/people/queries.server.ts'
import { openAdmin } from './admin.ts'

const at = new Date('2030-05-06T07:08:09.000Z')

/** The admin's API on a fresh database, with ways to have people there and to look at their cards. */
export async function openPeople() {
  const opened = await openAdmin()
  const { db, call } = opened
  const meet = (email: string, said: object = {}) => db.transaction((tx) => upsertPerson(tx, { email, at, ...said }))

  async function write(email: string, message: string, created_at = at.toISOString()) {
    const { id } = await meet(email, { name: email.split('@')[0], company: 'Engines' })
    await db.execute(`insert into inquiries (name, email, company, message, person_id, created_at)
      values ('Ada', '${email}', 'Engines', '${message}', '${id}', '${created_at}')`)
    return id
  }

  return {
    ...opened,
    meet,
    write,
    change: (id: string, body: object) => call(`people/${id}`, { method: 'PATCH', body }),
    note: (id: string, text: string) => call(`people/${id}/notes`, { method: 'POST', body: { text } }),
    kinds: (card: { timeline: { kind: string }[] }) => card.timeline.map(({ kind }) => kind),
  }
}
