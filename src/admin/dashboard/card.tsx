import { type ReactNode, useId } from 'react'
import { Link } from 'react-router-dom'

type Props = {
  /** The card's place on the dashboard. */
  name: string
  title: string
  /** Where all of it can be seen. */
  to?: { path: string; label: string }
  children: ReactNode
}

export function Card({ name, title, to, children }: Props) {
  const id = useId()
  return (
    <section className={`dashboard-card dashboard-${name}`} aria-labelledby={id}>
      <header>
        <h2 id={id}>{title}</h2>
        {to && <Link to={to.path}>{to.label}</Link>}
      </header>
      {children}
    </section>
  )
}
