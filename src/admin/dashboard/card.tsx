import { type ReactNode, useId } from 'react'
import { Link } from 'react-router-dom'

type Props = {
  title: string
  /** Where all of it can be seen. */
  to?: { path: string; label: string }
  children: ReactNode
}

export function Card({ title, to, children }: Props) {
  const id = useId()
  return (
    <section className="panel" aria-labelledby={id}>
      <header className="spread">
        <h2 id={id}>{title}</h2>
        {to && <Link to={to.path}>{to.label}</Link>}
      </header>
      {children}
    </section>
  )
}
