import { type ReactNode, useId } from 'react'

/** A part of the screen with its title, and what can be chosen in it beside. */
export function Panel({ title, choice, children }: { title: string; choice?: ReactNode; children: ReactNode }) {
  const id = useId()
  return (
    <section className="panel visits-panel" aria-labelledby={id}>
      <header className="spread">
        <h2 id={id}>{title}</h2>
        {choice}
      </header>
      {children}
    </section>
  )
}
