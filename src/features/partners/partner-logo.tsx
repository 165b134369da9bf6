import { Cover } from '#ui/cover.tsx'
import { marks } from './marks.ts'
import type { Partner } from './partner-list.ts'

/** Beside it stands the name, so that the picture itself says nothing more. */
export function PartnerLogo({ partner: { name, logo = '' } }: { partner: Partner }) {
  if (/^\/(?!\/)/.test(logo)) return <img className="partner-logo" src={logo} alt="" loading="lazy" decoding="async" />
  if (!Object.hasOwn(marks, logo)) return <Cover seed={name} className="partner-logo" />
  return (
    <svg viewBox="0 0 64 64" className="partner-logo partner-mark" aria-hidden="true">
      <path d={marks[logo as keyof typeof marks]} />
    </svg>
  )
}
