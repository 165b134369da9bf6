import { ButtonLink } from '#ui/button.tsx'
import { arrowRight, Icon } from '#ui/icon.tsx'
import './closing.css'
import type { TrainingText } from './training-text.ts'

export function Closing({ text }: TrainingText) {
  return (
    <section className="training-closing">
      <div className="page-width">
        <h2>{text.cta_title}</h2>
        <p className="lead">{text.cta_text}</p>
        <ButtonLink look="go" to="/contact">
          {text.cta_button}
          <Icon path={arrowRight} />
        </ButtonLink>
      </div>
    </section>
  )
}
