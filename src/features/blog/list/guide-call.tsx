import type { BlogText } from '#features/blog/content.ts'
import { guidePath } from '#features/blog/guide/path.ts'
import { arrowRight, Icon } from '#ui/icon.tsx'
import { SiteLink } from '#ui/link.tsx'

/** A pause in the list, and the way to the archetypes guide. */
export function GuideCall({ text }: BlogText) {
  return (
    <aside className="guide-call tone-ink">
      <svg viewBox="0 0 400 260" preserveAspectRatio="xMaxYMid slice" fill="none" aria-hidden="true">
        <path className="lane-agile" d="M-20 40H90C190 40 170 130 260 130" />
        <path className="lane-ai" d="M-20 220H90C190 220 170 130 260 130" />
        <path className="lane-velocity" d="M260 130H440" />
        <circle className="station lane-agile" cx="90" cy="40" r="9" />
        <circle className="station lane-ai" cx="90" cy="220" r="9" />
        <circle className="station lane-velocity" cx="260" cy="130" r="17" />
      </svg>
      <div>
        <h2>{text.guide_title}</h2>
        <p>{text.guide_text}</p>
        <SiteLink to={guidePath} className="button button-line">
          {text.guide_link}
          <Icon path={arrowRight} />
        </SiteLink>
      </div>
    </aside>
  )
}
