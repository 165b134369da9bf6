import { Link } from 'react-router-dom'
import { DueChip, InquiryStatusChip } from '#features/contact/admin/status-chips.tsx'
import { OwnerName } from '#features/contact/admin/user-names.tsx'
import { Card } from './card.tsx'
import type { Dashboard } from './dashboard.server.ts'

const listPath = (view: string) => `/admin/inquiries?filter=${encodeURIComponent(JSON.stringify({ view }))}`

/** Who waits for an answer, the most urgent first. */
export function InquiriesCard({ inquiries }: Pick<Dashboard, 'inquiries'>) {
  const { urgent, open, overdue, suspected } = inquiries
  return (
    <Card name="inquiries" title="Waiting for an answer" to={{ path: listPath('open'), label: 'All inquiries' }}>
      <ul className="dashboard-counts dashboard-plain">
        <Count count={overdue} label="overdue" view="overdue" isAlarming />
        <Count count={inquiries.new} label="new" view="open" />
        <Count count={open} label="open" view="open" />
        {suspected > 0 && <Count count={suspected} label="suspected spam" view="spam" />}
      </ul>
      {urgent.length === 0 ? (
        <p className="dashboard-empty">Nobody waits. Whatever comes in through the contact form appears here.</p>
      ) : (
        <ul className="dashboard-waiting dashboard-plain">
          {urgent.map((inquiry) => (
            <li key={inquiry.id}>
              <DueChip {...inquiry} />
              <Link to={`/admin/inquiries/${inquiry.id}`}>
                {inquiry.name}
                <span>{inquiry.company}</span>
              </Link>
              <InquiryStatusChip {...inquiry} />
              <span className="dashboard-soft">
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
    <li className={isAlarming && count > 0 ? 'dashboard-alarming' : ''}>
      <Link to={listPath(view)}>
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
    <p className="dashboard-soft">
      Answered in time in the last 30 days: {in_time} of {all}
    </p>
  )
}
