import type { CSSProperties } from 'react'
import { policyQuery } from '#features/policies/client.ts'
import { policyMeta } from '#features/policies/meta.ts'
import { PolicyDocument } from '#features/policies/policy.tsx'
import { getPolicy, type Policy } from '#features/policies/queries.server.ts'
import { filled, type PageData, prepare } from '#platform/pages/page-data.ts'
import { platformContext } from '#platform/platform.server.ts'
import { monthsOf, type Period, periodText, retentionOf } from '#records/page-content/privacy/retention.ts'
import { WithContent } from '#records/page-content/with-texts.tsx'
import type { Route } from './+types/page.ts'
import type { PrivacyContent } from './content.ts'
import './retention-lanes.css'

const query = policyQuery<PrivacyContent>('privacy-policy')

export async function loader({ context }: Route.LoaderArgs) {
  const { db } = context.get(platformContext)
  return { queries: [filled(query, await getPolicy<PrivacyContent>(db, 'privacy-policy'))] } satisfies PageData
}

export function clientLoader() {
  return prepare(query)
}

export const meta = policyMeta(query, '/privacy-policy')

export default function PrivacyPolicyPage() {
  return (
    <WithContent query={query}>
      {(policy) => (
        <PolicyDocument policy={policy}>
          <RetentionLanes text={policy.texts} />
        </PolicyDocument>
      )}
    </WithContent>
  )
}

/** Each kind of data as a lane that ends where it is erased, all on one scale. */
function RetentionLanes({ text }: { text: Policy<PrivacyContent>['texts'] }) {
  const retention = retentionOf(text)
  const lanes: [label: string, period: Period][] = [
    [text.retention_assessment, retention.assessment],
    [text.retention_analytics, retention.analytics],
    [text.retention_client_assessment, retention.clientAssessment],
    [text.retention_contact, retention.contact],
  ]
  const longest = Math.max(...lanes.map(([, period]) => monthsOf(period)))
  return (
    <section className="retention tone-ink">
      <div className="page-width split">
        <h2>{text.retention_title}</h2>
        <dl>
          {lanes.map(([label, period]) => (
            <div key={label} style={{ '--share': monthsOf(period) / longest } as CSSProperties}>
              <dt>{label}</dt>
              <dd className="figures">{periodText(period)}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}
