import { FormControl, FormControlLabel, FormHelperText, Radio, RadioGroup, TextField } from '@mui/material'
import { type ReactNode, useId, useState } from 'react'
import { useInput, useRecordContext, ValidationError } from 'react-admin'
import { formatMoment } from '#admin-ui/format/format-date.ts'
import {
  localMoment,
  nextGoodMoment,
  type PublishState,
  publishState,
  readLocalMoment,
} from '#admin-ui/format/publish-state.ts'

type Props = {
  source: string
  /** The field with the moment from which it can be seen. Without it, an item is either a draft or live. */
  dateSource?: string
}

/** What happens with an item, as one choice instead of a switch and a date that contradict each other. */
export function PublishInput({ source, dateSource }: Props) {
  return dateSource ? <Planned source={source} dateSource={dateSource} /> : <Plain source={source} />
}

function Plain({ source }: { source: string }) {
  const record = useRecordContext()
  const { field } = useInput({ source, defaultValue: false })
  const saved = record?.[source] ? 'live' : 'draft'
  const wants = field.value ? 'live' : 'draft'
  return <Choices saved={saved} wants={wants} onChoose={(next) => field.onChange(next === 'live')} />
}

function Planned({ source, dateSource }: Required<Props>) {
  const record = useRecordContext()
  const { field: published } = useInput({ source, defaultValue: false })
  const { field: date, fieldState } = useMomentInput(dateSource)
  const kept: string | null = record?.[dateSource] ?? null
  const saved = publishState({ published: Boolean(record?.[source]), date: kept }, new Date())
  // A time that is being typed may lie in the past for a moment, or be none: the choice stays what was chosen.
  const [isPlanning, setIsPlanning] = useState(saved === 'scheduled')
  const held = publishState({ published: Boolean(published.value), date: date.value }, new Date())
  const wants = isPlanning && held !== 'draft' ? 'scheduled' : held

  function choose(next: PublishState) {
    setIsPlanning(next === 'scheduled')
    published.onChange(next !== 'draft')
    if (next === 'scheduled') date.onChange(saved === 'scheduled' ? kept : nextGoodMoment(new Date()).toISOString())
    // Nothing means: from the moment of saving, by the server's clock. What was live already keeps its date.
    else date.onChange(next === 'live' && saved !== 'live' ? null : kept)
  }

  return (
    <Choices saved={saved} wants={wants} canPlan onChoose={choose}>
      {wants === 'scheduled' && (
        <DateTime
          label="Goes live on"
          moment={date.value}
          // Nothing would mean: at once.
          onChange={(moment) => date.onChange(moment ?? '')}
          problem={fieldState.error?.message}
          hint={`In your time zone, ${timeZone}`}
        />
      )}
      {wants === 'live' && saved === 'live' && (
        <DateTime
          label="Date shown"
          moment={date.value}
          onChange={date.onChange}
          problem={fieldState.error?.message}
          hint={`Decides the place in lists. In your time zone, ${timeZone}`}
        />
      )}
    </Choices>
  )
}

/** A moment: `null` for none, an empty text while it is being typed, which react-admin would take for the same. */
export const useMomentInput = (source: string) =>
  useInput({ source, defaultValue: null, format: asItIs, parse: asItIs })

const asItIs = (moment: string | null) => moment

type ChoicesProps = {
  saved: PublishState
  wants: PublishState
  canPlan?: boolean
  onChoose: (next: PublishState) => void
  children?: ReactNode
}

function Choices({ saved, wants, canPlan = false, onChoose, children }: ChoicesProps) {
  const record = useRecordContext()
  const id = useId()
  return (
    <FormControl>
      <span id={id} className="sr-only">
        State
      </span>
      <RadioGroup
        aria-labelledby={id}
        value={wants}
        onChange={(_event, next) => onChoose(next as PublishState)}
        sx={{ display: 'grid', gridTemplateColumns: columns, gap: '0.5rem', marginBottom: '0.5rem' }}
      >
        {choices(saved, canPlan).map(({ value, label, hint }) => (
          <FormControlLabel
            key={value}
            value={value}
            control={<Radio />}
            sx={choiceBox}
            label={
              <>
                <b>{label}</b>
                <span className="admin-hint">{hint}</span>
              </>
            }
          />
        ))}
      </RadioGroup>
      {children}
      {record && wants !== saved && <FormHelperText>Takes effect when you save.</FormHelperText>}
    </FormControl>
  )
}

const columns = 'repeat(auto-fit, minmax(min(13rem, 100%), 1fr))'

const choiceBox = {
  alignItems: 'start',
  border: '1px solid var(--line)',
  borderRadius: 'var(--radius-md)',
  margin: 0,
  paddingRight: '0.75rem',
  '&:has(:checked)': { borderColor: 'var(--ai)', background: 'var(--ai-tint)' },
  '& .MuiFormControlLabel-label': { display: 'grid', paddingBlock: '0.5rem', lineHeight: 1.4 },
}

export const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone

type Choice = { value: PublishState; label: string; hint: string }

function choices(saved: PublishState, canPlan: boolean): Choice[] {
  const hidden = { value: 'draft' as const, label: 'Draft', hint: 'Seen by staff, and by whoever has a preview link' }
  const isOut = saved === 'live'
  const live = {
    value: 'live' as const,
    label: isOut ? 'Published' : 'Publish now',
    hint: isOut ? 'Everybody can read it' : 'On the site as soon as you save',
  }
  const planned = { value: 'scheduled' as const, label: 'Schedule', hint: 'On the site from a day and time you choose' }
  return canPlan ? [hidden, live, planned] : [hidden, live]
}

type DateTimeProps = {
  label: string
  moment: string | null
  onChange: (moment: string | null) => void
  problem: string | undefined
  hint: string
}

/** A day and a time, in the time zone of whoever chooses. */
export function DateTime({ label, moment, onChange, problem, hint }: DateTimeProps) {
  const shown = moment ? localMoment(new Date(moment)) : ''
  return (
    <TextField
      type="datetime-local"
      label={label}
      value={shown}
      onChange={({ target }) => onChange(readLocalMoment(target.value))}
      error={problem !== undefined}
      helperText={problem ? <ValidationError error={problem} /> : moment ? `${formatMoment(moment)}. ${hint}` : hint}
      slotProps={{ inputLabel: { shrink: true } }}
      sx={{ maxWidth: '22rem' }}
    />
  )
}
