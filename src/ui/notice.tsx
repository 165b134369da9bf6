import type { ReactNode } from 'react'
import { Section } from './section.tsx'
import { Spinner } from './spinner.tsx'

/** What a page says when it has nothing else to show: what happened, and what can be done about it. */
export function Notice({
  title,
  level: Heading = 'h1',
  message,
  isAlert,
  actions,
  children,
}: {
  title?: string
  level?: 'h1' | 'h2'
  message: ReactNode
  isAlert?: boolean
  actions: ReactNode
  children?: ReactNode
}) {
  return (
    <Section width="narrow" className="notice">
      <div role={isAlert ? 'alert' : undefined}>
        {title && <Heading>{title}</Heading>}
        <p className="lead">{message}</p>
        {children}
      </div>
      <div className="button-row">{actions}</div>
    </Section>
  )
}

/** In the place of a page that is under way. */
export function Waiting({ label, isShown = false }: { label: string; isShown?: boolean }) {
  return (
    <div className="waiting">
      <Spinner label={label} />
      {isShown && <p aria-hidden="true">{label}</p>}
    </div>
  )
}
