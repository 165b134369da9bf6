import type { ReactNode } from 'react'

type Fact = [label: string, value: ReactNode]

/** What is known about something, line by line. What is not known is left out. */
export function Facts({ facts }: { facts: Fact[] }) {
  return (
    <dl className="admin-facts">
      {facts
        .filter(([, value]) => value !== null && value !== undefined && value !== '')
        .map(([label, value]) => (
          <div key={label}>
            <dt className="soft">{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  )
}
