import { Link } from 'react-router-dom'
import { formatMoment } from '#admin-ui/format/format-date.ts'
import { useReleasesOf } from './client.ts'

/** Says in the form of an item that a release holds changes of it, which the form does not show. */
export function ReleaseNote({ resource, id }: { resource: string; id: string }) {
  const { data: releases = [] } = useReleasesOf(resource, id)
  return releases.map((release) => (
    <p key={release.id} className="pending-notice">
      <span>
        Changes of this wait in the release{' '}
        <Link to={`/admin/releases/${release.id}`} className="admin-link">
          {release.title}
        </Link>
        {release.planned_at ? `, planned for ${formatMoment(release.planned_at)}.` : '.'} The form shows what is saved.
      </span>
    </p>
  ))
}
