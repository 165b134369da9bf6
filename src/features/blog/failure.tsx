import type { ReactNode } from 'react'
import { Button } from '#ui/button.tsx'
import { Section } from '#ui/section.tsx'

/** After the last retry: what happened, and what can be done about it. */
export function Failure({
  title,
  message,
  retry,
  onRetry,
  children,
}: {
  title?: string
  message: string
  retry: string
  onRetry: () => void
  children?: ReactNode
}) {
  return (
    <Section width="narrow">
      <div role="alert">
        {title && <h1>{title}</h1>}
        <p className="lead mt-4 mb-8">{message}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button onClick={onRetry}>{retry}</Button>
        {children}
      </div>
    </Section>
  )
}
