import type { InputHTMLAttributes, ReactNode } from 'react'

export type FieldErrors = Partial<Record<string, string>>

type Props = InputHTMLAttributes<HTMLInputElement> & { name: string; label: string; error: string | undefined }

export function Field({ name, label, error, ...input }: Props) {
  return (
    <div className="field">
      <label htmlFor={name}>{label}</label>
      <input {...input} {...described(name, error)} name={name} className="input" required />
      <FieldError name={name} error={error} />
    </div>
  )
}

export function Consent({ name, error, children, ...input }: Omit<Props, 'label'> & { children: ReactNode }) {
  return (
    <div>
      <div className="choice">
        <input {...input} {...described(name, error)} type="checkbox" name={name} />
        <label htmlFor={name}>{children}</label>
      </div>
      <FieldError name={name} error={error} />
    </div>
  )
}

export function FieldError({ name, error }: { name: string; error: string | undefined }) {
  if (!error) return null
  return (
    <p id={`${name}-error`} className="problem">
      {error}
    </p>
  )
}

export const described = (name: string, error: string | undefined) => ({
  id: name,
  'aria-invalid': error ? true : undefined,
  'aria-describedby': error ? `${name}-error` : undefined,
})
