import type { Database } from '#platform/database/database.server.ts'
import type { Transaction } from '#platform/database/transaction.server.ts'
import { recordRequest, recordRetention } from '#records/erasures/queries.server.ts'
import type { Consent } from '#records/erasures/tables.server.ts'
import { listAddresses } from '#records/people/queries.server.ts'
import type { Erased, Feature } from '#resources/feature.server.ts'
import { erasePendingOf } from '#resources/pending/queries.server.ts'
import { announce } from '#resources/webhooks/announce.server.ts'

/** Everything we keep about whoever has this address. Users' own accounts are not part of it: those belong to colleagues. */
export async function exportPerson(db: Database, features: Feature[], email: string, now: Date) {
  const found: Record<string, unknown> = { email, exported_at: now.toISOString() }
  const addresses = await listAddresses(db, email)
  for (const { name, export: read } of personalDataOf(features)) {
    if (!read) continue
    const rows: object[] = []
    for (const address of addresses) rows.push(...(await read(db, address)))
    found[name] = rows
  }
  return found
}

/** Erases all of it, whole or not at all, and keeps a proof that names nobody. Answers what was erased. */
export async function erasePerson(tx: Transaction, features: Feature[], email: string, now: Date) {
  const parts: Erased[] = []
  const addresses = await listAddresses(tx, email)
  for (const address of addresses)
    for (const { erase } of personalDataOf(features)) if (erase) parts.push(await erase(tx, address))
  await erasePendingOf(tx, personalResourcesOf(features))
  const { counts: erased, consents } = sum(parts)
  if (isNothing(erased)) return { erased }
  const proof = await recordRequest(tx, email, erased, consents, now)
  // Last, because what is owed about the person goes with them: whoever was told of them has to forget them too.
  for (const address of addresses)
    await announce(tx, 'person.erased', { email: address, erased_at: now.toISOString() }, now)
  return { erased, proof }
}

/** Erases what has been kept for as long as the policy says, read from the very settings that its text shows. */
export function eraseOutdated(db: Database, features: Feature[], now: Date) {
  return db.transaction(async (tx) => {
    const parts: Erased[] = []
    for (const { eraseOutdated } of personalDataOf(features))
      if (eraseOutdated) parts.push(await eraseOutdated(tx, now, features))
    await erasePendingOf(tx, personalResourcesOf(features))
    const { counts: erased } = sum(parts)
    if (!isNothing(erased)) await recordRetention(tx, erased, now)
    return erased
  })
}

const personalDataOf = (features: Feature[]) => features.flatMap(({ personalData = [] }) => personalData)

const personalResourcesOf = (features: Feature[]) =>
  features.flatMap(({ resources = [] }) => resources).filter(({ isPersonal }) => isPersonal)

function sum(parts: Erased[]) {
  const counts: Record<string, number> = {}
  for (const part of parts)
    for (const [kind, count] of Object.entries(part.counts)) counts[kind] = (counts[kind] ?? 0) + count
  return { counts, consents: parts.flatMap(({ consents = [] }) => consents) as Consent[] }
}

const isNothing = (counts: Record<string, number>) => Object.values(counts).every((count) => count === 0)
