import EditCalendarOutlined from '@mui/icons-material/EditCalendarOutlined'
import { Link } from 'react-router-dom'
import { adminFeatures } from '#admin/features.ts'
import { capital } from '#admin-ui/format/format-value.ts'
import { publishLabels, publishState } from '#admin-ui/format/publish-state.ts'
import type { DatedItem } from '#resources/dated.server.ts'

/** One thing on its day: what it is, how it stands, the way to its form, and to another day. */
export function Entry({ item, onAsk }: { item: DatedItem; onAsk: () => void }) {
  const { resource, id, title } = item
  const { menu, words } = adminFeatures.find(({ name }) => name === resource) ?? {}
  const Icon = menu?.icon
  return (
    <div className="calendar-entry" data-state={stateOf(item)}>
      {Icon && <Icon fontSize="inherit" titleAccess={capital(words?.one ?? resource)} />}
      <Link to={`/admin/${resource}/${id}`} draggable={false} className="calendar-title">
        {title}
      </Link>
      <span className="admin-hint">{hintOf(item)}</span>
      <button type="button" className="calendar-move" aria-label={`Move ${title}`} onClick={onAsk}>
        <EditCalendarOutlined fontSize="inherit" />
      </button>
    </div>
  )
}

const times = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short' })

function hintOf(item: DatedItem) {
  const time = item.at.length > 10 ? times.format(new Date(item.at)) : ''
  return [time, stateName(item)].filter(Boolean).join(' · ')
}

/** A moment is when it appears; a day is only shown or not. */
function stateName({ at, isPublic = true }: DatedItem) {
  if (at.length <= 10) return isPublic ? '' : 'Hidden'
  return publishLabels[publishState({ published: isPublic, date: at }, new Date())]
}

const stateOf = ({ at, isPublic = true }: DatedItem) =>
  at.length > 10 ? publishState({ published: isPublic, date: at }, new Date()) : isPublic ? 'live' : 'draft'
