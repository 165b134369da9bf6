import { Link } from 'react-router-dom'
import { StatusChip, type Tone } from '#admin-ui/fields/status-chip.tsx'
import { formatMoment, formatSpan } from '#admin-ui/format/format-date.ts'
import { Card } from './card.tsx'
import type { Dashboard } from './dashboard.server.ts'
import type { Duty, MyDay } from './my-day.server.ts'

const parts = [
  { part: 'overdue', title: 'Overdue' },
  { part: 'today', title: 'Today' },
  { part: 'unassigned', title: 'Nobody’s yet' },
] as const

/** What whoever is signed in owes, before everything else. */
export function MyDayCard({ day, at }: { day: MyDay; at: Dashboard['at'] }) {
  const isFree = parts.every(({ part }) => day[part].total === 0)
  return (
    <Card title="Your day" to={{ path: '/admin/pipeline', label: 'Pipeline' }}>
      {isFree ? (
        <p className="soft">Nothing is due today, and everybody has somebody.</p>
      ) : (
        <div className="my-day">
          {parts.map(({ part, title }) => (
            <Part key={part} part={part} title={title} {...day[part]} now={Date.parse(at)} />
          ))}
        </div>
      )}
    </Card>
  )
}

type PartProps = MyDay['today'] & { part: keyof MyDay; title: string; now: number }

function Part({ part, title, items, total, now }: PartProps) {
  if (total === 0) return null
  return (
    <section className="lines" aria-labelledby={`my-day-${part}`}>
      <h3 id={`my-day-${part}`}>
        {title} <span className="admin-badge">{total}</span>
      </h3>
      <ul className="ruled dashboard-waiting">
        {items.map((duty) => (
          <li key={duty.id}>
            <Link to={addressOf(duty)} className="admin-item-link dashboard-person">
              {duty.name}
              {duty.company && <span className="soft">{duty.company}</span>}
            </Link>
            <span>{whatToDo(duty, part)}</span>
            <StatusChip {...when(duty, part, now)} />
          </li>
        ))}
      </ul>
      {total > items.length && <p className="soft">and {total - items.length} more</p>}
    </section>
  )
}

const addressOf = ({ kind, id }: Duty) => (kind === 'inquiry' ? `/admin/inquiries/${id}` : `/admin/people/${id}`)

function whatToDo({ kind, step }: Duty, part: keyof MyDay) {
  if (kind === 'inquiry') return 'Answer the inquiry'
  return step ?? (part === 'unassigned' ? 'Take a first look' : 'Take the next step')
}

function when({ kind, step, at }: Duty, part: keyof MyDay, now: number): { tone: Tone; children: string } {
  const left = Date.parse(at) - now
  const isNew = part === 'unassigned' && kind === 'person' && !step
  if (isNew) return { tone: 'fresh', children: `Since ${formatMoment(at)}` }
  if (left < 0) return { tone: 'danger', children: `Overdue by ${formatSpan(-left)}` }
  return { tone: 'calm', children: `By ${formatMoment(at)}` }
}
