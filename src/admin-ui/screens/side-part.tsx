import type { ReactNode } from 'react'
import './side-part.css'

/** Something else that is known about an item, beside its form. */
export function SidePart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="admin-side-part">
      <h2>{title}</h2>
      {children}
    </section>
  )
}
