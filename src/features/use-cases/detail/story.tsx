import { useRouteLoaderData } from 'react-router'
import type { UseCase } from '#features/use-cases/client.ts'
import type { UseCasesText } from '#features/use-cases/content.ts'
import { findQuote, shareAddress } from '#features/use-cases/use-case.ts'
import { Badge } from '#ui/badge.tsx'
import { Closing } from '#ui/closing.tsx'
import { Cover } from '#ui/cover.tsx'
import { coverTopic } from '#ui/cover-address.ts'
import { SiteLink } from '#ui/link.tsx'
import { Picture } from '#ui/picture.tsx'
import { inWidth } from '#ui/picture-sizes.ts'
import { Prose } from '#ui/reading/prose.tsx'
import { ShareLinks } from '#ui/reading/share-links.tsx'
import './story.css'
import { Avatar } from '#ui/avatar.tsx'
import { Section } from '#ui/section.tsx'

export function Story({ text, useCase }: UseCasesText & { useCase: UseCase }) {
  const site = useRouteLoaderData<{ origin: string }>('root')
  const quote = findQuote(useCase)
  return (
    <article>
      <header className="page-width reading-head">
        <SiteLink to="/use-cases" className="text-link">
          {text.story_back}
        </SiteLink>
        <h1>{useCase.title}</h1>
        {useCase.excerpt && <p className="lead">{useCase.excerpt}</p>}
        {useCase.hero_image_url ? (
          <Picture
            src={useCase.hero_image_url}
            alt={useCase.hero_image_alt ?? ''}
            sizes="(min-width: 80rem) 72rem, 94vw"
            loading="eager"
          />
        ) : (
          <Cover topic={coverTopic(useCase)} seed={useCase.slug} className="picture" />
        )}
      </header>
      <div className="page-width split split-sticky reading">
        <aside>
          {useCase.tags.length > 0 && (
            <ul className="chips">
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

type Words = { text: string; name: string; role: string; logo: string | undefined }

function Quote({ text, name, role, logo }: Words) {
  return (
    <Section tone="mist">
      <figure className="voice case-quote">
        <blockquote>{text}</blockquote>
        <figcaption>
          <Avatar name={name} size={64} />
          <div>
            <b>{name}</b>
            {role}
          </div>
          {logo && <img src={inWidth(logo, 320)} alt="" height="48" loading="lazy" />}
        </figcaption>
      </figure>
    </Section>
  )
}

function CallToAction({ text }: UseCasesText) {
  return (
    <Section>
      <div className="call tone-ink case-call">
        <svg viewBox="0 0 600 300" preserveAspectRatio="xMaxYMid slice" className="behind" aria-hidden="true">
          <path className="lane-agile" d="M60 -20C120 130 260 60 360 150" />
          <path className="lane-ai" d="M-40 330C140 300 240 240 360 150" />
          <path className="lane-velocity" d="M360 150C440 80 520 60 680 60" />
          <circle className="station lane-velocity" cx="360" cy="150" r="13" />
        </svg>
        <div>
          <Closing
            title={text.story_cta_title}
            text={text.story_cta_text}
            way={{ to: '/contact', label: text.story_cta_button }}
          />
        </div>
      </div>
    </Section>
  )
}
