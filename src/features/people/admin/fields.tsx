import { useColleagues } from '#admin-ui/colleagues.ts'
import { StatusChip, type Tone } from '#admin-ui/fields/status-chip.tsx'
import { formatMoment } from '#admin-ui/format/format-date.ts'
import { ChoiceInput } from '#admin-ui/inputs/choice-input.tsx'
import { type Stage, stageNames } from '#records/people/stages.ts'
import type { PersonRow } from './person-row.ts'

const tones: Record<Stage, Tone> = {
  new: 'fresh',
  conversation: 'plain',
  proposal: 'soon',
  won: 'good',
  lost: 'plain',
  spam: 'plain',
}

export function StageChip({ stage }: { stage: Stage }) {
  return <StatusChip tone={tones[stage]}>{stageNames[stage]}</StatusChip>
}

const isDone = (stage: Stage) => ['won', 'lost', 'spam'].includes(stage)

/** What comes next and by when; late where it should have been. */
export function NextStep({ stage, next_step, next_step_at }: Pick<PersonRow, 'stage' | 'next_step' | 'next_step_at'>) {
  const isLate = next_step_at !== null && !isDone(stage) && Date.parse(next_step_at) < Date.now()
  if (!next_step && !next_step_at) return null
  return (
    <span className="person-next">
      {next_step && <span>{next_step}</span>}
      {next_step_at && (
        <StatusChip tone={isLate ? 'danger' : 'calm'}>
          {isLate && 'Overdue: '}
          <time dateTime={next_step_at}>{formatMoment(next_step_at)}</time>
        </StatusChip>
      )}
    </span>
  )
}

const nobody = { id: 'nobody', name: 'Nobody yet' }

export function OwnerName({ id }: { id: string | null }) {
  const colleagues = useColleagues()
  if (!id) return <span className="soft">{nobody.name}</span>
  return colleagues.find((colleague) => colleague.id === id)?.name ?? 'A former colleague'
}

/** Who looks after a person. Somebody who can no longer sign in stays readable, and can be replaced. */
export function OwnerInput({ current }: { current: string | null }) {
  const choices = useColleagues()
  const isGone = current !== null && choices.every(({ id }) => id !== current)
  const all = isGone ? [...choices, { id: current, name: 'A former colleague' }] : choices
  return <ChoiceInput source="owner_id" label="Owner" choices={all} />
}

/** As a filter, where nobody is an answer too. */
export function OwnerFilter(props: { source: string; alwaysOn?: boolean }) {
  return <ChoiceInput {...props} label="Owner" choices={[nobody, ...useColleagues()]} />
}
