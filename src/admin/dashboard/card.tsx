import { type CSSProperties, type ReactNode, useId } from 'react'
import { Link } from 'react-router-dom'

type Props = {
  title: string
  /** How many of the dashboard's twelve columns it takes where there is room; all if not given. */
  columns?: number
  /** Where all of it can be seen. */
  to?: { path: string; label: string }
  children: ReactNode
}

export function Card({ title, columns, to, children }: Props) {
  const id = useId()
  return (
    <section className="panel" style={{ '--columns': columns } as CSSProperties} aria-labelledby={id}>
      <header className="spread">
        <h2 id={id}>{title}</h2>
        {to && <Link to={to.path}>{to.label}</Link>}
      </header>
      {children}
    </section>
  )
}
