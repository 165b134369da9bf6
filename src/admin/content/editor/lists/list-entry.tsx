import ArrowDownward from '@mui/icons-material/ArrowDownward'
import ArrowUpward from '@mui/icons-material/ArrowUpward'
import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import { IconButton } from '@mui/material'
import { useState } from 'react'
import { get, useFormContext, useWatch } from 'react-hook-form'
import type { Shape } from '#resources/text-list.ts'
import { EntryField } from './entry-field.tsx'

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
          <div className="text-entry-fields">
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
