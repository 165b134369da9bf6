import { Link } from 'react-router-dom'
import { OwnerName } from '#features/contact/admin/owner-name.tsx'
import { DueChip, InquiryStatusChip } from '#features/contact/admin/status-chips.tsx'
import { Card } from './card.tsx'
import type { Dashboard } from './dashboard.server.ts'

const listPath = (view: string) => `/admin/inquiries?filter=${encodeURIComponent(JSON.stringify({ view }))}`

/** Who waits for an answer, the most urgent first. */
export function InquiriesCard({ inquiries }: Pick<Dashboard, 'inquiries'>) {
  const { urgent, open, overdue, suspected } = inquiries
  return (
    <Card title="Waiting for an answer" to={{ path: listPath('open'), label: 'All inquiries' }}>
      <ul className="button-row dashboard-counts">
        <Count count={overdue} label="overdue" view="overdue" isAlarming />
        <Count count={inquiries.new} label="new" view="open" />
        <Count count={open} label="open" view="open" />
        {suspected > 0 && <Count count={suspected} label="suspected spam" view="spam" />}
      </ul>
      {urgent.length === 0 ? (
        <p className="soft">Nobody waits. Whatever comes in through the contact form appears here.</p>
      ) : (
        <ul className="ruled dashboard-waiting">
          {urgent.map((inquiry) => (
            <li key={inquiry.id}>
              <DueChip {...inquiry} />
              <Link to={`/admin/inquiries/${inquiry.id}`} className="admin-item-link dashboard-person">
                {inquiry.name}
                <span className="soft">{inquiry.company}</span>
              </Link>
              <InquiryStatusChip {...inquiry} />
              <span className="soft">
                <OwnerName owner={inquiry.owner} />
              </span>
            </li>
          ))}
        </ul>
      )}
      <Kept {...inquiries} />
    </Card>
  )
}

type CountProps = { count: number; label: string; view: string; isAlarming?: boolean }

function Count({ count, label, view, isAlarming = false }: CountProps) {
  return (
    <li className={isAlarming && count > 0 ? 'problem' : ''}>
      <Link to={listPath(view)} className="admin-item-link dashboard-count">
        <b className="figures">{count}</b> {label}
      </Link>
    </li>
  )
}

/** How well the promise of an answer within 24 hours was kept lately. */
function Kept({ in_time, late }: Pick<Dashboard['inquiries'], 'in_time' | 'late'>) {
  const all = in_time + late
  if (all === 0) return null
  return (
    <p className="soft">
      Answered in time in the last 30 days: {in_time} of {all}
    </p>
  )
}
