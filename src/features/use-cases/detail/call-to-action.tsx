import type { UseCasesText } from '#features/use-cases/content.ts'
import { ButtonLink } from '#ui/button.tsx'
import { arrowRight, Icon } from '#ui/icon.tsx'
import { Section } from '#ui/section.tsx'

export function CallToAction({ text }: UseCasesText) {
  return (
    <Section>
      <div className="case-call tone-ink">
        <svg viewBox="0 0 600 300" preserveAspectRatio="xMaxYMid slice" aria-hidden="true">
          <path className="lane-agile" d="M60 -20C120 130 260 60 360 150" />
          <path className="lane-ai" d="M-40 330C140 300 240 240 360 150" />
          <path className="lane-velocity" d="M360 150C440 80 520 60 680 60" />
          <circle className="station lane-velocity" cx="360" cy="150" r="13" />
        </svg>
        <div>
          <h2>{text.story_cta_title}</h2>
          <p className="lead">{text.story_cta_text}</p>
          <ButtonLink look="go" to="/contact">
            {text.story_cta_button}
            <Icon path={arrowRight} />
          </ButtonLink>
        </div>
      </div>
    </Section>
  )
}
