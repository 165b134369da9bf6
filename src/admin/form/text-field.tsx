import { type InputHTMLAttributes, type ReactNode, useId } from 'react'

export type FieldProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'id'> & {
  name: string
  label: string
  error: string | undefined
  hint?: string
}

export function TextField({ after, ...props }: FieldProps & { after?: ReactNode }) {
  const { label, error, hint, ...input } = props
  const id = useId()
  const notes = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <div className="text-field">
        <input
          required
          {...input}
          id={id}
          className="input"
          aria-invalid={error ? true : undefined}
          aria-describedby={notes || undefined}
        />
        {after}
      </div>
      {hint && (
        <p id={`${id}-hint`} className="hint">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="problem">
          {error}
        </p>
      )}
    </div>
  )
}
