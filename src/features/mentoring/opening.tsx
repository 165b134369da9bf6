import { ButtonLink } from '#ui/button.tsx'
import type { MentoringText } from './mentoring-text.ts'
import './opening.css'

export function Opening({ text }: MentoringText) {
  return (
    <section className="mentoring-opening page-width">
      <h1>{text.hero_title}</h1>
      <p className="lead">{text.hero_text}</p>
      <ButtonLink look="line" to="/contact#contact">
        {text.hero_button}
      </ButtonLink>
      <div className="mentoring-intro">
        <p>{text.intro_text}</p>
        <p>{text.intro_note}</p>
      </div>
    </section>
  )
}

export function Closing({ text }: MentoringText) {
  return (
    <section className="mentoring-closing page-width">
      <h2>{text.cta_title}</h2>
      <p className="lead">{text.cta_text}</p>
      <ButtonLink look="go" to="/contact#contact">
        {text.cta_button}
      </ButtonLink>
    </section>
  )
}
