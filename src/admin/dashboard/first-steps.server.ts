import { and, inArray } from 'drizzle-orm'
import { isChange } from '#accounts/audit-log.server.ts'
import type { Session } from '#accounts/session.server.ts'
import { auditEntries } from '#accounts/tables.server.ts'
import { countAccounts } from '#accounts/users/accounts.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { MailSettings } from '#platform/mail/settings.server.ts'

export type FirstStep = { step: 'mail' | 'texts' | 'people' | 'article' | 'colleague' | 'two-factor'; done: boolean }

/** What makes a fresh site one's own. Editors are not asked for what only administrators can do. */
export async function listFirstSteps(db: Database, settings: MailSettings, { user }: Session): Promise<FirstStep[]> {
  const { resource } = auditEntries
  const [touched, accounts] = await Promise.all([
    db
      .selectDistinct({ resource })
      .from(auditEntries)
      .where(and(inArray(resource, ['content', 'consultants', 'blog']), isChange)),
    countAccounts(db),
  ])
  const isTouched = (name: string) => touched.some((entry) => entry.resource === name)
  const forAdministrators: FirstStep[] = [
    { step: 'mail', done: settings.missing.length === 0 },
    { step: 'colleague', done: accounts > 1 },
  ]
  return [
    ...(user.role === 'admin' ? forAdministrators : []),
    { step: 'texts', done: isTouched('content') },
    { step: 'people', done: isTouched('consultants') },
    { step: 'article', done: isTouched('blog') },
    { step: 'two-factor', done: user.two_factor_enabled },
  ]
}
