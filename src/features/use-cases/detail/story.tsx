import { useRouteLoaderData } from 'react-router'
import type { UseCase } from '#features/use-cases/client.ts'
import type { UseCasesText } from '#features/use-cases/content.ts'
import { findQuote, shareAddress } from '#features/use-cases/use-case.ts'
import { Badge } from '#ui/badge.tsx'
import { Cover } from '#ui/cover.tsx'
import { SiteLink } from '#ui/link.tsx'
import '#ui/prose.css'
import { Prose } from '#ui/prose.tsx'
import { ShareLinks } from '#ui/share-links.tsx'
import { CallToAction } from './call-to-action.tsx'
import { Quote } from './quote.tsx'
import './story.css'

export function Story({ text, useCase }: UseCasesText & { useCase: UseCase }) {
  const site = useRouteLoaderData<{ origin: string }>('root')
  const quote = findQuote(useCase)
  return (
    <article>
      <header className="case-head">
        <div className="page-width">
          <SiteLink to="/use-cases" className="text-link">
            {text.story_back}
          </SiteLink>
          <h1>{useCase.title}</h1>
          {useCase.excerpt && <p className="lead">{useCase.excerpt}</p>}
        </div>
        <div className="case-picture page-width">
          {useCase.hero_image_url ? (
            <img src={useCase.hero_image_url} alt={useCase.hero_image_alt ?? ''} width="1200" height="630" />
          ) : (
            <Cover seed={useCase.slug} />
          )}
        </div>
      </header>
      <div className="page-width case-columns">
        <aside>
          {useCase.tags.length > 0 && (
            <ul className="case-tags">
              {useCase.tags.map((tag) => (
                <li key={tag}>
                  <Badge>{tag}</Badge>
                </li>
              ))}
            </ul>
          )}
          <ShareLinks
            label={text.story_share}
            title={useCase.title}
            url={`${site?.origin ?? ''}${shareAddress(useCase.slug)}`}
          />
        </aside>
        <Prose html={useCase.body} />
      </div>
      {quote && <Quote {...quote} />}
      {useCase.show_cta_block && <CallToAction text={text} />}
    </article>
  )
}
