import { ButtonLink } from '#ui/button.tsx'
import { arrowRight, Icon } from '#ui/icon.tsx'
import type { RescueText } from './rescue-text.ts'
import './closing.css'

export function Closing({ text }: RescueText) {
  return (
    <section className="rescue-closing page-width">
      <h2>{text.cta_title}</h2>
      <div>
        <p className="lead">{text.cta_description}</p>
        <ButtonLink look="go" to="/contact#contact">
          {text.cta_button_text}
          <Icon path={arrowRight} />
        </ButtonLink>
      </div>
    </section>
  )
}
