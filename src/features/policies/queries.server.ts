import type { Database } from '#platform/database/database.server.ts'
import { plainText, sanitizeBody } from '#platform/sanitize.server.ts'
import type { Texts } from '#records/page-content/defaults.ts'
import { privacySettings } from '#records/page-content/privacy/settings.ts'
import { getPageContent } from '#records/page-content/queries.server.ts'
import { type PolicySection, policyFacts, renderBody } from './body.ts'
import { privacyContent } from './privacy/content.ts'
import { termsContent } from './terms/content.ts'

export type PolicyPage = typeof privacyContent | typeof termsContent
export type Policy<Page extends PolicyPage> = {
  texts: Omit<Texts<Page>, 'body'>
  html: string
  sections: PolicySection[]
}

export const policyNames = [privacyContent.pageKey, termsContent.pageKey] as const

/** A policy as it is shown. Its body leaves the server only in the form that is safe to put into a page. */
export async function getPolicy<Page extends PolicyPage>(
  db: Database,
  pageKey: Page['pageKey'],
): Promise<Policy<Page>> {
  const page = pageKey === privacyContent.pageKey ? privacyContent : termsContent
  const [{ body, ...texts }, settings] = await Promise.all([
    getPageContent<PolicyPage>(db, page),
    getPageContent(db, privacySettings),
  ])
  return { texts: texts as Policy<Page>['texts'], ...renderSafeBody(body, policyFacts(settings, texts)) }
}

/** Of a body that users may have written. */
export const renderSafeBody = (body: string, facts: Record<string, string>) =>
  renderBody(body, facts, { sanitize: sanitizeBody, plainText })
