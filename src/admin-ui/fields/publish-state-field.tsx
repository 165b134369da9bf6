import { useRecordContext } from 'react-admin'
import { formatMoment } from '#admin-ui/format/format-date.ts'
import { type PublishState, publishLabels, publishState } from '#admin-ui/format/publish-state.ts'
import { StatusChip, type Tone } from './status-chip.tsx'

type Props = { source: string; dateSource?: string; label?: string }

const tones = { draft: 'off', scheduled: 'planned', live: 'on' } as const satisfies Record<PublishState, Tone>

/** Draft, scheduled or live, as a column of a list shows it. */
export function PublishStateField({ source, dateSource }: Props) {
  const record = useRecordContext()
  if (!record) return null
  const date = dateSource && record[dateSource]
  return <PublishBadge state={publishState({ published: record[source], date }, new Date())} date={date} />
}

export function PublishBadge({ state, date }: { state: PublishState; date?: string | null }) {
  return (
    <StatusChip tone={tones[state]}>
      {publishLabels[state]}
      {state === 'scheduled' && date && <span className="admin-narrow-hidden">{` for ${formatMoment(date)}`}</span>}
    </StatusChip>
  )
}
