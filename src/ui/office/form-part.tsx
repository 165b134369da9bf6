import type { ReactNode } from 'react'

/** A few fields that belong together, under a heading. */
export function FormPart({ title, hint, children }: { title: string; hint?: string; children: ReactNode }) {
  return (
    <fieldset className="office-part">
      <legend>{title}</legend>
      {hint && <p className="office-hint">{hint}</p>}
      {children}
    </fieldset>
  )
}
