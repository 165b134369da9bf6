import type { CSSProperties } from 'react'
import type { Policy } from '#features/policies/queries.server.ts'
import { monthsOf, type Period, periodText, retentionOf } from '#records/page-content/privacy/retention.ts'
import type { PrivacyContent } from './content.ts'
import './retention-lanes.css'

/** Each kind of data as a lane that ends where it is erased, all on one scale. */
export function RetentionLanes({ text }: { text: Policy<PrivacyContent>['texts'] }) {
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
      <div className="page-width">
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
