import type { ReactNode } from 'react'

export function Badge({ children }: { children: ReactNode }) {
  return <span className="badge">{children}</span>
}

export function Eyebrow({ children }: { children: ReactNode }) {
  return <p className="eyebrow">{children}</p>
}
