import DownloadOutlined from '@mui/icons-material/DownloadOutlined'
import { Button } from '@mui/material'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router-dom'
import { download } from '#admin-ui/format/download.ts'
import { formatMoment } from '#admin-ui/format/format-date.ts'
import { Erase } from './erase.tsx'
import { formatCounts, isUnknown, type Person } from './person.ts'

/** What is stored about one person, and the two things that can be done with it. */
export function Found({ person }: { person: Person }) {
  const [erased, setErased] = useState<Record<string, number>>()
  const { email, people, inquiries, assessments, mails, erasures } = person
  if (erased) return <Erased counts={erased} />
  return (
    <>
      <section className="panel stack" aria-label={`What is stored about ${email}`}>
        {isUnknown(person) ? (
          <p>
            Nothing is stored about <b>{email}</b>.
          </p>
        ) : (
          <>
            <Kind title="Cards" count={people.length}>
              {people.map(({ id, name, email, entries }) => (
                <li key={id}>
                  <Link to={`/admin/people/${id}`}>{name ?? email}</Link> {entries.length} entries
                </li>
              ))}
            </Kind>
            <Kind title="Inquiries" count={inquiries.length}>
              {inquiries.map(({ id, created_at, company, status }) => (
                <li key={id}>
                  <Link to={`/admin/inquiries/${id}`}>{formatMoment(created_at)}</Link> {company}, {status}
                </li>
              ))}
            </Kind>
            <Kind title="Assessments" count={assessments.length}>
              {assessments.map(({ id, completed_at, dominant_archetype }) => (
                <li key={id}>
                  <Link to={`/admin/assessments/${id}`}>{formatMoment(completed_at)}</Link> {dominant_archetype}
                </li>
              ))}
            </Kind>
            <Kind title="Mails" count={mails.length}>
              {mails.map(({ subject, created_at }) => (
                <li key={subject + created_at}>
                  {formatMoment(created_at)} {subject}
                </li>
              ))}
            </Kind>
          </>
        )}
        {erasures.map(({ erased_at, erased }) => (
          <p key={erased_at} className="soft">
            Erased on {formatMoment(erased_at)}: {formatCounts(erased)}.
          </p>
        ))}
      </section>
      {!isUnknown(person) && (
        <div className="button-row">
          <Button variant="outlined" startIcon={<DownloadOutlined />} onClick={() => handOut(person)}>
            Download as JSON
          </Button>
          <Erase email={email} onErased={setErased} />
        </div>
      )}
    </>
  )
}

function Kind({ title, count, children }: { title: string; count: number; children: ReactNode }) {
  return (
    <div>
      <h2>
        {title} <span className="admin-badge">{count}</span>
      </h2>
      {count > 0 ? <ul className="ruled">{children}</ul> : <p className="soft">None</p>}
    </div>
  )
}

function Erased({ counts }: { counts: Record<string, number> }) {
  return (
    <section className="panel stack" role="status">
      <h2>Erased: {formatCounts(counts)}</h2>
      <p>
        What stays is the proof: when it was erased, how many rows of what, and when a consent had been given to which
        version of the policy. It names nobody. Copies in backups disappear as the backups are replaced.
      </p>
    </section>
  )
}

/** The file as it is handed out: named without the address, which would stay in a list of downloads. */
const handOut = (person: Person) =>
  download(JSON.stringify(person, null, 2), { name: 'personal-data', ending: 'json', type: 'application/json' })
