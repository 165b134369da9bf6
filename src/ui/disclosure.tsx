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
    <div className="border-b border-line">
      <Heading>
        <button
          type="button"
          className="flex min-h-14 w-full items-center justify-between gap-4 py-4 text-left"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          {heading}
          <Icon path={chevronDown} className="turns-when-open flex-none" />
        </button>
      </Heading>
      <DisclosurePanel id={id} open={open}>
        <div className="pb-6">{children}</div>
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
