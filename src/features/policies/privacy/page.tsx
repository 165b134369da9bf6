import type { CSSProperties } from 'react'
import { policyQuery } from '#features/policies/client.ts'
import { loadPolicy } from '#features/policies/load-policy.server.ts'
import { policyMeta } from '#features/policies/meta.ts'
import { PolicyDocument } from '#features/policies/policy.tsx'
import type { Policy } from '#features/policies/queries.server.ts'
import { prepareWithStandIn } from '#platform/pages/page-data.ts'
import { useContent } from '#records/page-content/client.ts'
import { monthsOf, type Period, periodText, retentionOf } from '#records/page-content/privacy/retention.ts'
import type { Route } from './+types/page.ts'
import { type PrivacyContent, privacyContent } from './content.ts'
import './retention-lanes.css'

const query = policyQuery<PrivacyContent>('privacy-policy')

export function loader({ context }: Route.LoaderArgs) {
  return loadPolicy(context, privacyContent)
}

export function clientLoader() {
  const builtIn = Promise.all([import('./content.ts'), import('#features/policies/built-in.ts')])
  return prepareWithStandIn(
    query,
    builtIn.then(([{ privacyContent }, { builtInPolicy }]) => builtInPolicy(privacyContent)),
  )
}

export const meta = policyMeta(query, '/privacy-policy')

export default function PrivacyPolicyPage() {
  const policy = useContent(query)
  return (
    <PolicyDocument policy={policy}>
      <RetentionLanes text={policy.texts} />
    </PolicyDocument>
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
