import type { Texts } from '#records/page-content/defaults.ts'
import { periodText, retentionOf } from '#records/page-content/privacy/retention.ts'
import type { PrivacySettings } from '#records/page-content/privacy/settings.ts'
import { formatDay } from './day.ts'

export type PolicySection = { id: string; title: string }

// Up to the next heading at most, so that many without an end are not searched for one again and again.
const heading = /<h2\b[^<>]*>([^<]*(?:<(?!\/?h2\b)[^<]*)*)<\/h2>/g

/** How a body that users may have written is made safe, and a heading a plain text. */
type Safety = { sanitize: (html: string) => string; plainText: (html: string) => string }

/** The body as browsers get it: settings filled in, made safe after that, and each heading with an address. */
export function renderBody(
  body: string,
  facts: Record<string, string>,
  { sanitize, plainText }: Safety,
): { html: string; sections: PolicySection[] } {
  const filled = body.replace(/\{(\w+)\}/g, (braces, name) =>
    Object.hasOwn(facts, name) ? String(facts[name]) : braces,
  )
  const sections: PolicySection[] = []
  const taken = new Map<string, number>()
  const html = sanitize(filled).replace(heading, (_heading, inside: string) => {
    const title = plainText(inside)
    const id = addressOf(title, taken)
    sections.push({ id, title })
    return `<h2 id="${id}">${inside}</h2>`
  })
  return { html, sections }
}

/** What the braces in a policy's body stand for. */
export function policyFacts(settings: Texts<PrivacySettings>, { version, effective_date }: Dated) {
  const retention = retentionOf(settings)
  return {
    ...settings,
    version,
    effective_date: formatDay(effective_date),
    contact_retention: periodText(retention.contact),
    assessment_retention: periodText(retention.assessment),
    client_assessment_retention: periodText(retention.clientAssessment),
    analytics_retention: periodText(retention.analytics),
    access_log_retention: periodText(retention.accessLog),
  }
}

type Dated = { version: string; effective_date: string }

function addressOf(title: string, taken: Map<string, number>): string {
  const slug =
    title
      .normalize('NFD')
      .toLowerCase()
      .replace(/\p{M}/gu, '')
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '') || 'section'
  const same = (taken.get(slug) ?? 0) + 1
  taken.set(slug, same)
  return same === 1 ? slug : `${slug}--${same}`
}
