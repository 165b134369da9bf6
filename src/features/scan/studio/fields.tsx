import { MenuItem, TextField } from '@mui/material'
import type { ReactNode } from 'react'
import { useController } from 'react-hook-form'

type Props = { name: string; label: string; hint?: ReactNode }

/** A text of the version. */
export function WordsField({ name, label, hint, isLong = false }: Props & { isLong?: boolean }) {
  const { field, fieldState } = useController({ name })
  const { ref, value, ...input } = field
  const problem = fieldState.error?.message
  return (
    <TextField
      {...input}
      value={value ?? ''}
      inputRef={ref}
      label={label}
      multiline={isLong}
      error={Boolean(problem)}
      helperText={problem ?? hint}
    />
  )
}

/** A whole number. While there is none it is nothing, which no version is saved with. */
export function NumberField({ name, label, hint, from, to }: Props & { from: number; to: number }) {
  const { field, fieldState } = useController({ name })
  const { ref, value, onChange, ...input } = field
  const problem = fieldState.error?.message
  return (
    <TextField
      {...input}
      type="number"
      value={value ?? ''}
      onChange={({ target }) => onChange(target.value === '' ? null : Number(target.value))}
      inputRef={ref}
      label={label}
      error={Boolean(problem)}
      helperText={problem ?? hint}
      slotProps={{ htmlInput: { min: from, max: to, step: 1 } }}
      sx={{ maxWidth: '9rem' }}
    />
  )
}

type ChoiceProps = Props & { choices: readonly { value: string; label: string }[]; none?: string }

export function ChoiceField({ name, label, hint, choices, none }: ChoiceProps) {
  const { field } = useController({ name })
  const { ref, value, onChange, ...input } = field
  return (
    <TextField
      {...input}
      select
      value={value ?? ''}
      onChange={({ target }) => onChange(target.value || null)}
      inputRef={ref}
      label={label}
      helperText={hint}
      slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
    >
      {none && <MenuItem value="">{none}</MenuItem>}
      {choices.map((choice) => (
        <MenuItem key={choice.value} value={choice.value}>
          {choice.label}
        </MenuItem>
      ))}
    </TextField>
  )
}
