import { privacySettings } from '#records/page-content/privacy/settings.ts'
import { policyFacts, renderBody } from './body.ts'
import type { Policy, PolicyPage } from './queries.server.ts'

// Our own words: nothing to make safe.
const trusted = { sanitize: (html: string) => html, plainText: (heading: string) => heading }

/** A policy as it is shown when what users have saved can't be read. */
export function builtInPolicy<Page extends PolicyPage>(page: Page): Policy<Page> {
  const { body, ...texts } = page.texts
  return { texts, ...renderBody(body, policyFacts(privacySettings.texts, page.texts), trusted) } as Policy<Page>
}
