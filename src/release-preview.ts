import { eq } from 'drizzle-orm'
import type { User } from '#accounts/session.server.ts'
import { getReleasable, listChanges } from '#admin/releases/changes.server.ts'
import { applyChanges } from '#admin/releases/publish.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { Transaction } from '#platform/database/transaction.server.ts'
import { Refusal } from '#platform/http/problem.server.ts'
import { releases } from '#records/releases/tables.server.ts'
import type { Feature } from '#resources/feature.server.ts'
import { createReleaseEngine } from './admin-resources.ts'

type Link = { item_id: string; user: Pick<User, 'id' | 'email' | 'name'> }

/** Shows the site as it will be once a release is live. */
export function createReleasePreview(db: Database, features: Feature[]) {
  const { kinds } = createReleaseEngine(db, features)

  /** Writes what the release changes, for a transaction that is rolled back. Answers when that will be, and where it is seen. */
  async function apply(tx: Transaction, { item_id, user }: Link, now: Date) {
    const [release] = await tx.select().from(releases).where(eq(releases.id, item_id))
    if (!release) throw new Refusal(404, 'This release is not there any more.')
    const { state, planned_at, title } = release
    const changes = await listChanges(tx, item_id)
    const moment = state === 'planned' && planned_at ? new Date(planned_at) : now
    // Nothing of it stays, so that it matters to nobody what whoever made the link may change.
    const anybody = { ...user, role: 'admin', is_confirmed: true } as const
    if (state !== 'live') await applyChanges(tx, kinds, anybody, changes, moment)
    const paths: string[] = []
    for (const { resource, item } of changes) {
      const kind = getReleasable(kinds, resource)
      const path = kind.path(item, (await kind.find(tx, item))?.values ?? {})
      if (path) paths.push(path)
    }
    return { moment, title, paths: [...new Set(paths)] }
  }

  return {
    apply,
    /** The page with which to begin. */
    async findPath({ item_id }: Link): Promise<string> {
      for (const { resource, item, values } of await db.transaction((tx) => listChanges(tx, item_id))) {
        const kind = getReleasable(kinds, resource)
        const found = await db.transaction((tx) => kind.find(tx, item))
        const path = kind.path(item, { ...found?.values, ...values })
        if (path) return path
      }
      return '/'
    },
  }
}
