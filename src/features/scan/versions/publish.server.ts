import { eq, max, sql } from 'drizzle-orm'
import { recordAuditEntry } from '#accounts/audit-log.server.ts'
import type { User } from '#accounts/session.server.ts'
import { scanVersions } from '#features/scan/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { asDatabase, lockRow } from '#platform/database/transaction.server.ts'
import { Refusal } from '#platform/http/problem.server.ts'
import type { Row } from '#resources/resource.server.ts'
import { checkVersion, createRow, findRow } from '#resources/rows.server.ts'
import { makePublished, versionsResource } from './admin.server.ts'
import { findVersionProblems } from './problems.ts'

type Draft = { from_id?: string | undefined; title?: string | undefined }

/** A copy of a version, to be changed and published as the next one. */
export function createDraft(db: Database, user: User, { from_id, title }: Draft): Promise<Row> {
  return db.transaction(async (tx) => {
    // One after the other, so that no two get the same number.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('scan versions'))`)
    const isOrigin = from_id ? eq(scanVersions.id, from_id) : eq(scanVersions.status, 'published')
    const [origin] = await tx.select().from(scanVersions).where(isOrigin)
    if (!origin) throw new Refusal(404, 'There is no such version.')
    const [last] = await tx.select({ number: max(scanVersions.number) }).from(scanVersions)
    const draft = {
      number: (last?.number ?? 0) + 1,
      title: title ?? `Begun from version ${origin.number}`,
      definition: origin.definition,
      status: 'draft',
    }
    return createRow(asDatabase(tx), versionsResource, user, draft)
  })
}

type Publication = { id: string; seenVersion: string | undefined; now: Date }

/** Makes a draft the version that visitors are asked by. The one before retires; its results stay as they are. */
export function publishVersion(db: Database, user: User, { id, seenVersion, now }: Publication): Promise<Row> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('scan versions'))`)
    const version = await lockRow(tx, scanVersions, id)
    if (!version) throw new Refusal(404, 'There is no such version.')
    checkVersion(version, seenVersion)
    if (version.status !== 'draft') throw new Refusal(409, 'This version has been published already.')
    const problems = findVersionProblems(version.definition)
    if (problems.length > 0) throw new Refusal(422, 'This version can not be published yet.', problems)
    const { number, title, status } = version
    await makePublished(tx, id, now)
    await recordAuditEntry(asDatabase(tx), user, {
      action: 'publish',
      resource: versionsResource.name,
      item_id: id,
      item_label: versionsResource.label(version),
      before: { number, title, status },
      after: { number, title, status: 'published', published_at: now.toISOString() },
    })
    return (await findRow(tx, versionsResource, id)) ?? version
  })
}
