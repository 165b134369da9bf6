import { ButtonLink } from '#ui/button.tsx'
import { arrowRight, Icon } from '#ui/icon.tsx'
import { Section } from '#ui/section.tsx'
import type { GuideText } from './content.ts'

export function Closing({ text }: GuideText) {
  return (
    <Section className="guide-closing" width="narrow">
      <h2>{text.closing_title}</h2>
      <p className="lead">{text.closing_text}</p>
      <div>
        <ButtonLink look="go" to="/assessments">
          {text.closing_scan}
          <Icon path={arrowRight} />
        </ButtonLink>
        <ButtonLink look="line" to="/contact">
          {text.closing_contact}
        </ButtonLink>
      </div>
    </Section>
  )
}
