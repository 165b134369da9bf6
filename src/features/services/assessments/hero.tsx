import { ButtonLink } from '#ui/button.tsx'
import { arrowRight, Icon } from '#ui/icon.tsx'
import type { AssessmentsText } from './assessments-text.ts'
import './hero.css'

export function Hero({ text }: AssessmentsText) {
  return (
    <section className="measure-hero tone-mist">
      <div className="page-width">
        <h1>{text.hero_title}</h1>
        <div>
          <p className="lead">{text.hero_text}</p>
          <div className="measure-ways">
            <ButtonLink look="go" to="/contact">
              {text.hero_button}
              <Icon path={arrowRight} />
            </ButtonLink>
            <ButtonLink look="line" to="/scan/transformation-readiness">
              {text.hero_scan_link}
            </ButtonLink>
          </div>
        </div>
      </div>
      <div className="ruler" aria-hidden="true" />
    </section>
  )
}
