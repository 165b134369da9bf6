import type { BlogText } from '#features/blog/content.ts'
import { ButtonLink } from '#ui/button.tsx'
import { arrowRight, Icon } from '#ui/icon.tsx'
import { Section } from '#ui/section.tsx'

export function CallToAction({ text }: BlogText) {
  return (
    <Section tone="ink">
      <div className="split split-even">
        <h2>{text.article_cta_title}</h2>
        <div>
          <p className="lead mb-8">{text.article_cta_text}</p>
          <ButtonLink look="go" to="/contact">
            {text.article_cta_button}
            <Icon path={arrowRight} />
          </ButtonLink>
        </div>
      </div>
    </Section>
  )
}
