import { type ReactNode, useState } from 'react'
import { Icon, pause, play } from './icon.tsx'

/** An endless row. The list stands twice for the loop; the second is for the eye alone. */
export function Marquee({ label, children }: { label: string; children: ReactNode }) {
  const [paused, setPaused] = useState(false)
  return (
    <>
      <div className={`marquee ${paused ? 'marquee-paused' : ''}`}>
        <div className="marquee-track">
          <ul aria-label={label}>{children}</ul>
          <ul aria-hidden="true" inert>
            {children}
          </ul>
        </div>
      </div>
      <button
        type="button"
        className="marquee-toggle icon-button"
        aria-pressed={paused}
        aria-label="Pause the moving row"
        onClick={() => setPaused(!paused)}
      >
        <Icon path={paused ? play : pause} />
      </button>
    </>
  )
}
