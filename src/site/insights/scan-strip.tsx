import { useFeatureFlag } from '#records/feature-flags/client.ts'
import { ButtonLink } from '#ui/button.tsx'
import { arrowRight, Icon } from '#ui/icon.tsx'
import { SiteLink } from '#ui/link.tsx'
import type { InsightsText } from './text.ts'
import './scan-strip.css'

/** Sixteen stations to a result. */
export function ScanStrip({ text }: InsightsText) {
  if (!useFeatureFlag('transformation_readiness_scan')) return null
  return (
    <section className="scan-strip tone-ink">
      <div className="page-width">
        <svg viewBox="0 0 1000 32" aria-hidden="true">
          <path className="lane-agile" d="M0 16H1000" />
          {Array.from({ length: 16 }, (_, n) => (
            <circle
              // biome-ignore lint/suspicious/noArrayIndexKey: sixteen equal dots
              key={n}
              className={`station ${n === 15 ? 'lane-velocity' : 'lane-agile'}`}
              cx={14 + n * 64.5}
              cy="16"
              r={n === 15 ? 11 : 7}
            />
          ))}
        </svg>
        <div>
          <h2>{text.scan_title}</h2>
          <p className="lead">{text.scan_text}</p>
        </div>
        <div className="scan-strip-ways">
          <ButtonLink look="go" to="/scan/transformation-readiness">
            {text.scan_button}
            <Icon path={arrowRight} />
          </ButtonLink>
          <SiteLink to="/blog/agile-archetypes-explained" className="text-link">
            {text.scan_guide}
          </SiteLink>
        </div>
      </div>
    </section>
  )
}
