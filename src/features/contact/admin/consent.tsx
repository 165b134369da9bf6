import { usePermissions } from 'react-admin'
import { Link } from 'react-router-dom'
import { Facts } from '#admin-ui/fields/facts.tsx'
import { formatMoment } from '#admin-ui/format/format-moment.ts'
import { SidePart } from '#admin-ui/screens/side-part.tsx'
import { WithRecord } from '#admin-ui/screens/with-record.tsx'
import type { InquiryRow } from './inquiry-row.ts'

/** What the sender agreed to: the very words, the version of the policy, the time. */
export function InquiryConsent() {
  const { permissions } = usePermissions<'admin' | 'editor'>()
  return (
    <SidePart title="Consent">
      <WithRecord<InquiryRow>>
        {({ consent, email }) => (
          <>
            {consent ? <Given consent={consent} /> : <p>No consent is on record.</p>}
            {permissions === 'admin' && (
              <p>
                <Link to={`/admin/people?email=${encodeURIComponent(email)}`}>
                  All that is stored about this person
                </Link>
              </p>
            )}
          </>
        )}
      </WithRecord>
    </SidePart>
  )
}

function Given({ consent }: { consent: NonNullable<InquiryRow['consent']> }) {
  return (
    <Facts
      facts={[
        ['Agreed to', `“${consent.gdpr_wording}”`],
        [consent.marketing_consent ? 'Agreed to news' : 'Did not agree to', `“${consent.marketing_wording}”`],
        ['Policy version', consent.policy_version],
        ['Given', formatMoment(consent.given_at)],
      ]}
    />
  )
}
