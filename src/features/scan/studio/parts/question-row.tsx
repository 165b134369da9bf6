import Add from '@mui/icons-material/Add'
import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import { Button, IconButton, Switch } from '@mui/material'
import { useState } from 'react'
import { get, useController, useFieldArray, useFormContext, useWatch } from 'react-hook-form'
import { PlainQuestionText } from '#features/scan/question/question-text.tsx'
import { pillars } from '#features/scan/scoring/pillars.ts'
import { ChoiceField, NumberField, WordsField } from '#features/scan/studio/fields.tsx'
import type { VersionForm } from '#features/scan/studio/use-version-editor.ts'
import type { VersionQuestion } from '#features/scan/versions/version.ts'
import { MarkedField } from './marked-field.tsx'

type Props = { place: number; question: VersionQuestion; isOpened: boolean; onRemove: () => void }

/** One question: closed it is read as visitors read it, opened it is written. */
export function QuestionRow({ place, question, isOpened, onRemove }: Props) {
  const name = `definition.questions.${place}` as const
  const { formState } = useFormContext<VersionForm>()
  const isWrong = Boolean(get(formState.errors, name))
  const [isOpen, setIsOpen] = useState(isOpened)
  const { field } = useController<VersionForm>({ name: `${name}.isOn` })
  const title = question.text.replaceAll('*', '') || 'New question'
  return (
    <>
      <details
        className="studio-question"
        data-off={!question.isOn || undefined}
        open={isOpen || isWrong}
        onToggle={(event) => setIsOpen(event.currentTarget.open)}
      >
        <summary>
          {question.text ? (
            <PlainQuestionText question={{ id: question.id, text: question.text, category: 'explorer' }} />
          ) : (
            'New question'
          )}{' '}
          {question.weight !== 1 && <span className="admin-badge">Weight {question.weight}</span>}
        </summary>
        {(isOpen || isWrong) && (
          <div className="stack studio-question-fields">
            <MarkedField name={`${name}.text`} label="Question" />
            <Terms name={name} />
            <div className="admin-row">
              <PillarField name={name} />
              <NumberField name={`${name}.weight`} label="Weight" from={1} to={10} hint="1 to 10" />
            </div>
            <div>
              <Button size="small" color="error" startIcon={<DeleteOutlined />} onClick={onRemove}>
                Remove this question
              </Button>
            </div>
          </div>
        )}
      </details>
      <Switch
        checked={Boolean(field.value)}
        onChange={(_event, checked) => field.onChange(checked)}
        onBlur={field.onBlur}
        slotProps={{ input: { 'aria-label': `${title} is on` } }}
      />
    </>
  )
}

function PillarField({ name }: { name: string }) {
  const names = useWatch<VersionForm, 'definition.pillars'>({ name: 'definition.pillars' })
  const choices = pillars.map((pillar) => ({ value: pillar, label: names[pillar].name || pillar }))
  return <ChoiceField name={`${name}.pillar`} label="Pillar" choices={choices} none="None yet" />
}

/** What is explained to whoever points at a bold term. */
function Terms({ name }: { name: `definition.questions.${number}` }) {
  const { control } = useFormContext<VersionForm>()
  const { fields, append, remove } = useFieldArray({ control, name: `${name}.terms`, keyName: 'key' })
  return (
    <div className="stack studio-terms">
      {fields.map(({ key, term }, place) => (
        <div key={key} className="studio-term">
          <WordsField name={`${name}.terms.${place}.term`} label="Bold term" />
          <WordsField name={`${name}.terms.${place}.definition`} label="What it means" isLong />
          <IconButton aria-label={`Remove the term ${term}`} onClick={() => remove(place)}>
            <DeleteOutlined fontSize="small" />
          </IconButton>
        </div>
      ))}
      <div>
        <Button size="small" startIcon={<Add />} onClick={() => append({ term: '', definition: '' })}>
          Explain a term
        </Button>
      </div>
    </div>
  )
}
