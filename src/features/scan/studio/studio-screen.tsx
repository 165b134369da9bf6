import { Skeleton } from '@mui/material'
import { Title } from 'react-admin'
import { Link } from 'react-router-dom'
import { FailureNotice } from '#admin-ui/screens/notice.tsx'
import { useVersions, type VersionSummary } from './client.ts'
import { RelatedPanel } from './related-panel.tsx'
import { NewDraftButton, VersionState } from './version-facts.tsx'
import './studio.css'

const groups = [
  { status: 'published', title: 'What visitors are asked' },
  { status: 'draft', title: 'Drafts' },
  { status: 'retired', title: 'Retired' },
] as const

/** `/admin/scan`: every version of the readiness scan. */
export function StudioScreen() {
  const { data: versions, error, refetch } = useVersions()
  return (
    <div className="stack">
      <Title title="Scan studio" preferenceKey={false} />
      <p className="soft">
        Questions, scoring and the words of the result. A draft is tried on earlier answers before it is published, and
        a result stays with the version that it was scored by.
      </p>
      {error && <FailureNotice title="The versions can not be shown" error={error} retry={() => refetch()} />}
      {!versions && !error && <Skeleton variant="rounded" height={160} />}
      {versions &&
        groups.map(({ status, title }) => {
          const own = versions.filter((version) => version.status === status)
          if (own.length === 0 && status === 'retired') return null
          return (
            <section key={status} className="panel" aria-label={title}>
              <h2>{title}</h2>
              {own.length === 0 ? (
                <p className="soft">
                  No draft yet. Begin one from a version: it changes nothing until it is published.
                </p>
              ) : (
                <ul className="ruled">
                  {own.map((version) => (
                    <Version key={version.id} version={version} />
                  ))}
                </ul>
              )}
            </section>
          )
        })}
      <RelatedPanel />
    </div>
  )
}

function Version({ version }: { version: VersionSummary }) {
  const { id, number, title } = version
  return (
    <li className="spread">
      <div className="lines">
        <Link to={`/admin/scan/${id}`}>
          Version {number}: {title}
        </Link>
        <span className="studio-state">
          <VersionState version={version} />
        </span>
      </div>
      <NewDraftButton from={version} />
    </li>
  )
}
