import { Button } from '@mui/material'
import { useRef } from 'react'
import { DateTimeInput, NumberInput, TextInput, useRecordContext } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { Navigate, useParams } from 'react-router-dom'
import { ChoiceInput } from '#admin-ui/inputs/choice-input.tsx'
import { AdminEdit } from '#admin-ui/screens/edit.tsx'
import { AdminForm, FormSection } from '#admin-ui/screens/form.tsx'
import { AdminToolbar } from '#admin-ui/screens/toolbar.tsx'
import { WithRecord } from '#admin-ui/screens/with-record.tsx'
import { personChange } from '#features/people/input.ts'
import { stageNames, stages } from '#records/people/stages.ts'
import { About } from './about.tsx'
import { Compose } from './compose.tsx'
import { NextStep, OwnerInput, OwnerName, StageChip } from './fields.tsx'
import { type CardRow, formatMoney } from './person-row.ts'
import { Timeline } from './timeline.tsx'
import './people.css'

const stageChoices = stages.map((id) => ({ id, name: stageNames[id] }))

/** One person: where it stands with them, what is known, and everything that has happened. */
export function PersonCard() {
  return (
    <AdminEdit hasHistory={false} isAutosaved={false} hasMore>
      <WithRecord<CardRow>>{(card) => <Whole card={card} />}</WithRecord>
    </AdminEdit>
  )
}

function Whole({ card }: { card: CardRow }) {
  const { id } = useParams()
  const side = useRef<HTMLDivElement>(null)
  // The address of a card that was merged into this one.
  if (id && id !== card.id) return <Navigate to={`/admin/people/${card.id}`} replace />
  return (
    <div className="admin-wide person">
      <Head card={card} onChange={() => side.current?.querySelector<HTMLElement>('[role=combobox]')?.focus()} />
      <section className="person-story" aria-label="What has happened">
        <Compose card={card} />
        <Timeline entries={card.timeline} />
      </section>
      <div className="person-side" ref={side}>
        <Standing />
        <About card={card} />
      </div>
    </div>
  )
}

function Head({ card, onChange }: { card: CardRow; onChange: () => void }) {
  return (
    <header className="person-head">
      <div className="button-row">
        <StageChip stage={card.stage} />
        {card.value !== null && <b>{formatMoney(card.value, card.currency)}</b>}
        <NextStep {...card} />
        <span className="soft">
          {card.owner_id ? (
            <>
              Owner: <OwnerName id={card.owner_id} />
            </>
          ) : (
            'No owner yet'
          )}
        </span>
        {/* Where the form does not stand beside the story. */}
        <Button variant="outlined" sx={{ '@media (width >= 60rem)': { display: 'none' } }} onClick={onChange}>
          Change
        </Button>
      </div>
      {card.suggestion && <p className="quoted person-suggestion">{card.suggestion}</p>}
    </header>
  )
}

/** What users decide, and what they know better than what was typed into a form. */
function Standing() {
  return (
    <AdminForm schema={personChange} toolbar={<AdminToolbar canDelete={false} />}>
      <FormSection title="Where it stands">
        <ChoiceInput source="stage" label="Stage" choices={stageChoices} required />
        <LostReason />
        <WithRecord<CardRow>>{({ owner_id }) => <OwnerInput current={owner_id} />}</WithRecord>
        <Value />
        <TextInput source="next_step" label="Next step" />
        <DateTimeInput source="next_step_at" label="By when" parse={toMoment} />
      </FormSection>
      <FormSection title="Who it is">
        <TextInput source="name" label="Name" />
        <TextInput source="company" label="Company" />
        <TextInput source="role" label="Role" />
        <TextInput source="company_size" label="Company size" />
        <TextInput source="phone" label="Phone" type="tel" />
      </FormSection>
    </AdminForm>
  )
}

function LostReason() {
  const stage = useWatch({ name: 'stage' })
  return stage === 'lost' ? <TextInput source="lost_reason" label="Why it was lost" multiline /> : null
}

function Value() {
  const record = useRecordContext<CardRow>()
  return <NumberInput source="value" label="Value" helperText={`In ${record?.currency}`} min={0} step="any" />
}

/** The field speaks the reader's own time; kept is the moment. */
const toMoment = (local: string) => (local ? new Date(local).toISOString() : null)
