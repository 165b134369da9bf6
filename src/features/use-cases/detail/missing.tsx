import { missingTitle } from '#features/use-cases/client.ts'
import type { UseCasesText } from '#features/use-cases/content.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Section } from '#ui/section.tsx'

export function Missing({ text }: UseCasesText) {
  return (
    <Section width="narrow">
      <h1>{missingTitle}</h1>
      <p className="lead mt-4 mb-8">{text.missing_text}</p>
      <ButtonLink look="ink" to="/use-cases">
        {text.missing_button}
      </ButtonLink>
    </Section>
  )
}
