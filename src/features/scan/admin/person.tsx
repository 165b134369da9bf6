import { usePermissions } from 'react-admin'
import { Link } from 'react-router-dom'
import { Facts } from '#admin-ui/fields/facts.tsx'
import { SidePart } from '#admin-ui/screens/side-part.tsx'
import { WithRecord } from '#admin-ui/screens/with-record.tsx'
import { companySizeNames } from '#features/scan/personal-data.ts'
import { type AssessmentRow, personOf } from './assessment-row.ts'

/** Who took the scan. All of it was optional. */
export function Person() {
  const { permissions } = usePermissions<'admin' | 'editor'>()
  return (
    <SidePart title="Person">
      <WithRecord<AssessmentRow>>
        {(row) => (
          <>
            {isAnonymous(row) ? <p>Taken without giving a name.</p> : <Known row={row} />}
            {permissions === 'admin' && row.email && (
              <p>
                <Link to={`/admin/people?email=${encodeURIComponent(row.email)}`}>
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

const isAnonymous = (row: AssessmentRow) => !personOf(row) && !row.role && !row.company_name && !row.company_size

function Known({ row }: { row: AssessmentRow }) {
  return (
    <Facts
      facts={[
        ['Name', [row.first_name, row.last_name].filter(Boolean).join(' ')],
        ['E-mail', row.email && <a href={`mailto:${row.email}`}>{row.email}</a>],
        ['Role', row.role],
        ['Company', row.company_name],
        ['Company size', row.company_size && companySizeNames[row.company_size]],
      ]}
    />
  )
}
