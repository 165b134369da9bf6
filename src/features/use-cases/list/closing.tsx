import type { UseCasesText } from '#features/use-cases/content.ts'
import { ButtonLink } from '#ui/button.tsx'
import { arrowRight, Icon } from '#ui/icon.tsx'
import { Section } from '#ui/section.tsx'

export function Closing({ text }: UseCasesText) {
  return (
    <Section tone="mist">
      <div className="split split-even">
        <h2>{text.closing_title}</h2>
        <div>
          <p className="lead mb-8">{text.closing_text}</p>
          <ButtonLink look="go" to="/contact">
            {text.closing_button}
            <Icon path={arrowRight} />
          </ButtonLink>
        </div>
      </div>
    </Section>
  )
}
