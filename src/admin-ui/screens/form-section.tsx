import type { ReactNode } from 'react'

/** A few fields that belong together, under a heading. */
export function FormSection({ title, hint, children }: { title: string; hint?: string; children: ReactNode }) {
  return (
    <fieldset className="admin-part">
      <legend>{title}</legend>
      {hint && <p className="admin-hint">{hint}</p>}
      {children}
    </fieldset>
  )
}
