import { ButtonLink } from '#ui/button.tsx'
import { arrowRight, Icon } from '#ui/icon.tsx'
import type { ServicesText } from './services.ts'
import './scan-panel.css'

const questions = Array.from({ length: 16 }, (_, i) => i)

export function ScanPanel({ text }: ServicesText) {
  return (
    <section className="scan-panel page-width">
      <div className="tone-ink">
        <h2>{text.scan_title}</h2>
        <div>
          <p className="lead">{text.scan_text}</p>
          <ButtonLink look="go" to="/scan/transformation-readiness">
            {text.scan_button}
            <Icon path={arrowRight} />
          </ButtonLink>
        </div>
        <svg viewBox="0 0 640 24" aria-hidden="true">
          <path className="stroke-line" d="M12 12H628" />
          <path className="lane-velocity" d="M12 12H94" />
          {questions.map((n) => (
            <circle
              key={n}
              className={`station ${n < 3 ? 'lane-velocity' : 'stroke-edge'}`}
              cx={12 + n * 41}
              cy="12"
              r="6"
            />
          ))}
        </svg>
      </div>
    </section>
  )
}
