import type { ReactNode } from 'react'
import { SiteLink } from './link.tsx'

/** How much was found, and the way back to everything while less than that is shown. */
export function SearchCount({
  children,
  clear,
}: {
  children: ReactNode
  clear: { to: string; label: string } | false
}) {
  return (
    <div className="search-count">
      <p role="status">{children}</p>
      {clear && (
        <SiteLink to={clear.to} className="text-link" keepsPlace>
          {clear.label}
        </SiteLink>
      )}
    </div>
  )
}
