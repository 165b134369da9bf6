import { desc, inArray } from 'drizzle-orm'
import type { TimelineEntry, TimelineKind } from '#resources/timeline.ts'
import { formatSize } from './format-size.ts'
import { type Stage, stageNames } from './stages.ts'
import { people, personEntries, type ReceivedMail } from './tables.server.ts'

type Row = typeof personEntries.$inferSelect
type Words = Pick<TimelineEntry, 'title' | 'facts' | 'can_undo'>
type Addresses = Map<unknown, string>

const stageIn = (data: Row['data'], field: 'from' | 'to') => stageNames[data?.[field] as Stage]

// Looked up, so that nothing of the one stays with the other when they are told apart and one is erased.
const otherOf = (data: Row['data'], addresses: Addresses) => addresses.get(data?.merge_id) ?? 'somebody else'

/** What each kind of entry says. A new kind is one line here, or a declaration of its own where rows lie elsewhere. */
const wordsOf: Record<string, (row: Row, addresses: Addresses) => Words> = {
  note: () => ({ title: 'Note' }),
  stage: ({ data }) => ({ title: `${stageIn(data, 'from')} → ${stageIn(data, 'to')}` }),
  owner: ({ data }) => ({ title: data?.to ? `Assigned to ${data.to}` : 'Assigned to nobody' }),
  received: ({ data }) => describeReceived(data as ReceivedMail),
  merge: ({ data }, addresses) => ({ title: `Merged with ${otherOf(data, addresses)}`, can_undo: !data?.undone }),
  unmerge: ({ data }, addresses) => ({ title: `Told apart from ${otherOf(data, addresses)} again` }),
}

const describeReceived = ({ from, subject, attachments }: ReceivedMail): Words => ({
  title: subject ? `Wrote by mail: ${subject}` : 'Wrote by mail',
  facts: [
    ['From', from],
    ['Attachments', attachments.map(({ name, size }) => `${name} (${formatSize(size)})`).join(', ')],
  ],
})

/** Notes, other stages and owners, merges, and mails from them that were filed. */
export const ownEntries: TimelineKind = {
  kind: 'entries',
  async list(db, { ids }, limit) {
    const rows = await db
      .select()
      .from(personEntries)
      .where(inArray(personEntries.person_id, ids))
      .orderBy(desc(personEntries.at), desc(personEntries.id))
      .limit(limit)
    const merged = rows.flatMap(({ data }) => (data?.merge_id ? String(data.merge_id) : []))
    const known = await db
      .select({ id: people.id, email: people.email, merged_into: people.merged_into })
      .from(people)
      .where(inArray(people.id, [...merged, ...ids]))
    const addresses = new Map(known.map(({ id, email }) => [id, email]))
    const inner = new Set(known.flatMap(({ id, merged_into }) => (merged_into ? id : [])))
    return rows.map((row) => ({
      ...describeEntry(row, addresses),
      // The last merge is undone first.
      ...(row.kind === 'merge' && inner.has(row.person_id) && { can_undo: false }),
    }))
  },
}

export function describeEntry(row: Row, addresses: Addresses = new Map()): TimelineEntry {
  const { id, kind, at, text, by_name } = row
  return { kind, id, at, title: kind, ...wordsOf[kind]?.(row, addresses), text, by: by_name }
}
