import Add from '@mui/icons-material/Add'
import { Button } from '@mui/material'
import { useState } from 'react'
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form'
import { labelId } from '#admin/content/editor/ids.ts'
import { listOddEntries } from '#admin/content/texts/odd-entries.ts'
import type { Text } from '#admin/content/texts/text.ts'
import { currentContent, type Entry, noChoice } from '#admin/content/texts/values.ts'
import type { Shape } from '#resources/text-list.ts'
import { ListEntry } from './list-entry.tsx'
import './list.css'

type Props = { text: Text; onWrite: (content: string) => void }
type ListForm = { texts: Record<string, Entry[]> }

/** A list as its entries, one form each, to be added, removed and put in order. */
export function ListField({ text, onWrite }: Props) {
  const { section_key, shape, default: builtIn } = text
  const name = `texts.${section_key}` as const
  const value = useWatch({ name })
  if (value === null || !shape)
    return (
      <div className="admin-hint spread">
        <p>What is saved here can not be read as a list, so the page shows none.</p>
        <Button size="small" onClick={() => onWrite(builtIn)}>
          Begin with the default
        </Button>
      </div>
    )
  return (
    <>
      <OddEntries problems={listOddEntries(text, currentContent(text))} />
      <Entries name={name} shape={shape} labelledBy={labelId(section_key)} />
    </>
  )
}

/** What was saved before, or by other ways than this form, may have entries that the site leaves out. */
function OddEntries({ problems }: { problems: string[] }) {
  if (problems.length === 0) return null
  return (
    <div className="problem">
      <p>Visitors don’t see this:</p>
      <ul>
        {problems.map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
      </ul>
    </div>
  )
}

type EntriesProps = { name: `texts.${string}`; shape: Shape; labelledBy: string }

function Entries({ name, shape, labelledBy }: EntriesProps) {
  const { control, getFieldState, formState } = useFormContext<ListForm>()
  const { fields, append, remove, move } = useFieldArray<ListForm, `texts.${string}`, 'key'>({
    control,
    name,
    keyName: 'key',
  })
  const [opened, setOpened] = useState<string[]>([])
  const add = () => {
    append(emptyEntry(shape))
    setOpened((before) => [...before, `${name}.${fields.length}`])
  }
  const { error } = getFieldState(name, formState)
  return (
    <div className="text-list">
      <ol className="stack" aria-labelledby={labelledBy}>
        {fields.map(({ key }, place) => (
          <ListEntry
            key={key}
            name={`${name}.${place}`}
            shape={shape}
            isOpened={opened.includes(`${name}.${place}`)}
            isFirst={place === 0}
            isLast={place === fields.length - 1}
            onMove={(by) => move(place, place + by)}
            onRemove={() => remove(place)}
          />
        ))}
      </ol>
      {error?.message && (
        <p role="alert" className="problem">
          {error.message}
        </p>
      )}
      <Button size="small" startIcon={<Add />} onClick={add}>
        Add a {shape.entry}
      </Button>
    </div>
  )
}

const emptyEntry = ({ fields }: Shape): Entry =>
  Object.fromEntries(fields.map(({ name, choices, none }) => [name, none ? noChoice : (choices?.[0] ?? '')]))
