import ArrowDownward from '@mui/icons-material/ArrowDownward'
import ArrowUpward from '@mui/icons-material/ArrowUpward'
import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import { IconButton } from '@mui/material'
import { useState } from 'react'
import { SelectInput, TextInput } from 'react-admin'
import { get, useFormContext, useWatch } from 'react-hook-form'
import { asTyped } from '#admin/content/editor/as-typed.ts'
import { nameInWords } from '#admin/content/texts/labels.ts'
import { noChoice } from '#admin/content/texts/values.ts'
import { PictureInput } from '#admin-ui/inputs/picture-input.tsx'
import { RichTextInput } from '#admin-ui/rich-text/rich-text-input.tsx'
import type { Field, Shape } from '#resources/text-list.ts'

type Props = {
  name: string
  shape: Shape
  isOpened: boolean
  isFirst: boolean
  isLast: boolean
  onMove: (by: 1 | -1) => void
  onRemove: () => void
}

/** One entry of a list: closed it shows what it is called, opened its fields. */
export function ListEntry({ name, shape, isOpened, isFirst, isLast, onMove, onRemove }: Props) {
  const titles = shape.fields.filter(({ type, required }) => required && type === 'line').slice(0, 2)
  const values = useWatch({ name: titles.map((field) => `${name}.${field.name}`) }) as unknown[]
  const title = values.filter(Boolean).join(' · ') || `New ${shape.entry}`
  const { formState } = useFormContext()
  const isWrong = Boolean(get(formState.errors, name))
  const [isOpen, setIsOpen] = useState(isOpened)
  return (
    <li className="text-entry" data-wrong={isWrong || undefined}>
      <details open={isOpen || isWrong} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
        <summary>{title}</summary>
        {(isOpen || isWrong) && (
          <div className="stack text-entry-fields">
            {shape.fields
              .filter(({ type }) => type !== 'key')
              .map((field) => (
                <EntryField key={field.name} source={`${name}.${field.name}`} field={field} />
              ))}
          </div>
        )}
      </details>
      <div className="text-entry-actions">
        <IconButton aria-label={`Move ${title} up`} disabled={isFirst} onClick={() => onMove(-1)}>
          <ArrowUpward fontSize="small" />
        </IconButton>
        <IconButton aria-label={`Move ${title} down`} disabled={isLast} onClick={() => onMove(1)}>
          <ArrowDownward fontSize="small" />
        </IconButton>
        <IconButton aria-label={`Remove ${title}`} onClick={onRemove}>
          <DeleteOutlined fontSize="small" />
        </IconButton>
      </div>
    </li>
  )
}

/** One field of a list's entry. */
function EntryField({ source, field }: { source: string; field: Field }) {
  const { type, label, hint } = field
  if (type === 'choice') return <ChoiceField source={source} field={field} />
  if (type === 'picture') return <PictureInput source={source} label={label} {...(hint && { hint })} />
  if (type === 'markup') return <RichTextInput source={source} label={label} {...(hint && { helperText: hint })} />
  return (
    <TextInput
      source={source}
      label={label}
      fullWidth
      parse={asTyped}
      multiline={type === 'paragraph' || type === 'lines'}
      helperText={hint ?? false}
    />
  )
}

function ChoiceField({ source, field: { label, hint, choices = [], none } }: { source: string; field: Field }) {
  const current = useWatch({ name: source }) as string | undefined
  const names = [...new Set([...choices, ...(current && current !== noChoice ? [current] : [])])]
  return (
    <SelectInput
      source={source}
      // An element instead of a text, which would get a star.
      label={<span>{label}</span>}
      fullWidth
      isRequired
      helperText={hint ?? false}
      choices={[
        ...(none ? [{ id: noChoice, name: none }] : []),
        ...names.map((name) => ({ id: name, name: nameInWords(name) })),
      ]}
    />
  )
}
