import { useRecordContext } from 'react-admin'
import { type PublishState, publishState, publishWords } from './publish-state.ts'
import { shownMoment } from './shown-moment.ts'
import './publish-input.css'

type Props = { source: string; dateSource?: string; label?: string }

/** Draft, scheduled or live, as a column of a list shows it. */
export function PublishStateField({ source, dateSource }: Props) {
  const record = useRecordContext()
  if (!record) return null
  const date = dateSource && record[dateSource]
  return <PublishBadge state={publishState({ published: record[source], date }, new Date())} date={date} />
}

export function PublishBadge({ state, date }: { state: PublishState; date?: string | null }) {
  const isOn = state === 'live' ? 'office-state-on' : ''
  return (
    <span className={`office-state ${isOn}`} data-state={state}>
      {publishWords[state]}
      {state === 'scheduled' && date && <span className="office-narrow-hidden">{` for ${shownMoment(date)}`}</span>}
    </span>
  )
}
