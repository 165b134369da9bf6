import Add from '@mui/icons-material/Add'
import { Button, FormControlLabel, Switch } from '@mui/material'
import { useState } from 'react'
import { Confirm } from 'react-admin'
import { useController, useFieldArray, useFormContext, useWatch } from 'react-hook-form'
import { SortableRows } from '#admin-ui/screens/sortable-rows.tsx'
import { type Pillar, pillars } from '#features/scan/scoring/pillars.ts'
import type { VersionForm } from '#features/scan/studio/use-version-editor.ts'
import type { VersionQuestion } from '#features/scan/versions/version.ts'
import { QuestionRow } from './question-row.tsx'

/** The questions by pillar, in the order in which answers are handed in. */
export function Questions() {
  const { control } = useFormContext<VersionForm>()
  const { fields, append, remove, move } = useFieldArray<VersionForm, 'definition.questions', 'key'>({
    control,
    name: 'definition.questions',
    keyName: 'key',
  })
  const questions = useWatch<VersionForm, 'definition.questions'>({ name: 'definition.questions' })
  const names = useWatch<VersionForm, 'definition.pillars'>({ name: 'definition.pillars' })
  const [opened, setOpened] = useState<string>()
  const [leaving, setLeaving] = useState<number>()
  const rows = fields.map(({ key }, place) => ({ id: key, place, question: questions[place] }))

  function add(pillar: Pillar | null) {
    const question = newQuestion(pillar)
    setOpened(question.id)
    append(question)
  }

  return (
    <>
      <ShuffleChoice />
      {[...pillars, null].map((pillar) => {
        const own = rows.filter(({ question }) => question && question.pillar === pillar)
        if (pillar === null && own.length === 0) return null
        const title = pillar ? names[pillar].name || pillar : 'Without a pillar'
        return (
          <section key={pillar} className="panel studio-group" aria-label={title}>
            <div className="spread">
              <h2>{title}</h2>
              <span className="admin-badge">{countOf(own)}</span>
            </div>
            <SortableRows
              rows={own}
              nameOf={(row) => nameOf(row.question)}
              isMovable={own.length > 1}
              onMove={(from, to) => move(own[from]?.place ?? 0, own[to]?.place ?? 0)}
            >
              {({ place, question }) => (
                <QuestionRow
                  place={place}
                  question={question}
                  isOpened={question.id === opened}
                  onRemove={() => setLeaving(place)}
                />
              )}
            </SortableRows>
            {pillar && (
              <Button size="small" startIcon={<Add />} onClick={() => add(pillar)}>
                Add a question on {title}
              </Button>
            )}
          </section>
        )
      })}
      <Confirm
        isOpen={leaving !== undefined}
        title="Remove this question?"
        content="It goes with its explained terms. To keep it for later, turn it off instead."
        confirm="Remove"
        cancel="Keep it"
        onConfirm={() => {
          remove(leaving)
          setLeaving(undefined)
        }}
        onClose={() => setLeaving(undefined)}
      />
    </>
  )
}

const nameOf = (question: VersionQuestion | undefined) =>
  question?.text.replaceAll('*', '').slice(0, 60) || 'New question'

function countOf(rows: { question: VersionQuestion | undefined }[]) {
  const on = rows.filter(({ question }) => question?.isOn).length
  return on === rows.length ? `${on}` : `${on} of ${rows.length} on`
}

/** Its id is its own for ever: by it, answers of one version are read by another. */
const newQuestion = (pillar: Pillar | null): VersionQuestion => ({
  id: `q-${crypto.randomUUID()}`,
  pillar,
  text: '',
  terms: [],
  weight: 1,
  isOn: true,
})

function ShuffleChoice() {
  const { field } = useController<VersionForm, 'definition.isShuffled'>({ name: 'definition.isShuffled' })
  return (
    <FormControlLabel
      control={
        <Switch checked={field.value} onChange={(_event, checked) => field.onChange(checked)} onBlur={field.onBlur} />
      }
      label="Ask each visitor in an order of their own, pillar by pillar"
    />
  )
}
