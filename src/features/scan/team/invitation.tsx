import type { ResultTexts } from '#features/scan/content.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Section } from '#ui/section.tsx'

/** From one person's result to the whole team's. */
export function TeamInvitation({ text }: { text: ResultTexts }) {
  return (
    <Section>
      <div className="split">
        <h2>{text.team_title}</h2>
        <div>
          <p className="lead">{text.team_text}</p>
          <ButtonLink look="line" to="/team">
            {text.team_button}
          </ButtonLink>
        </div>
      </div>
    </Section>
  )
}
