import { type ReactNode, useId, useState } from 'react'
import { chevronDown, Icon } from './icon.tsx'

/** A heading that opens and closes what stands under it. Without scripts it stands open. */
export function Disclosure({
  heading,
  level: Heading = 'h3',
  startsOpen = false,
  children,
}: {
  heading: ReactNode
  level?: 'h2' | 'h3' | 'h4'
  startsOpen?: boolean
  children: ReactNode
}) {
  const [open, setOpen] = useState(startsOpen)
  const id = useId()
  return (
    <div className="disclosure">
      <Heading>
        <button type="button" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
          {heading}
          <Icon path={chevronDown} className="turns-when-open" />
        </button>
      </Heading>
      <DisclosurePanel id={id} open={open}>
        {children}
      </DisclosurePanel>
    </div>
  )
}

/** The moving part alone, for pages whose own button opens it. */
export function DisclosurePanel({ id, open, children }: { id: string; open: boolean; children: ReactNode }) {
  return (
    <div id={id} className="disclosure-panel" data-open={open || undefined}>
      <div>{children}</div>
    </div>
  )
}
