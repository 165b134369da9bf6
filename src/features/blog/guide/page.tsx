import type { PageData } from '#platform/pages/page-data.ts'
import { preparePage, usePageContent } from '#records/page-content/client.ts'
import { contentMeta } from '#records/page-content/content-meta.ts'
import { loadTexts } from '#records/page-content/load-texts.server.ts'
import { Closing } from '#ui/closing.tsx'
import { breadcrumbs, structuredData } from '#ui/structured-data.ts'
import type { Route } from './+types/page.ts'
import { type ArchetypeName, archetypes, guidePath } from './archetypes.ts'
import { type GuideContent, type GuideText, guideContent } from './content.ts'
import './guide.css'
import { Eyebrow } from '#ui/badge.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { arrowRight, check, Icon } from '#ui/icon.tsx'
import { Section } from '#ui/section.tsx'
import { strengthsOf } from './strengths.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const { query } = await loadTexts(context, guideContent)
  return { queries: [query] } satisfies PageData
}

export function clientLoader() {
  const builtIn = import('./content.ts').then(({ guideContent }) => guideContent)
  return preparePage('archetypes', builtIn)
}

export const meta: Route.MetaFunction = (args) => [
  ...describePage(args),
  ...structuredData(
    breadcrumbs(args.matches[0].loaderData?.origin ?? '', [
      ['Home', '/'],
      ['Blog', '/blog'],
      ['Agile archetypes explained', guidePath],
    ]),
  ),
]

const describePage = contentMeta<GuideContent>('archetypes', guidePath)

export default function GuidePage() {
  const text = usePageContent<GuideContent>('archetypes')
  return (
    <article>
      <Hero text={text} />
      {archetypes.map((name) => (
        <Archetype key={name} text={text} name={name} />
      ))}
      <Section className="guide-closing" width="narrow">
        <Closing title={text.closing_title} text={text.closing_text}>
          <div className="button-row">
            <ButtonLink look="go" to="/assessments">
              {text.closing_scan}
              <Icon path={arrowRight} />
            </ButtonLink>
            <ButtonLink look="line" to="/contact">
              {text.closing_contact}
            </ButtonLink>
          </div>
        </Closing>
      </Section>
    </article>
  )
}

/** Three lanes that run apart and one that holds them all: the picture is the table of contents. */
function Hero({ text }: GuideText) {
  return (
    <header className="page-head guide-hero">
      <div className="page-width">
        <Eyebrow>{text.hero_eyebrow}</Eyebrow>
        <h1>{text.hero_title}</h1>
        <p className="lead">{text.hero_text}</p>
      </div>
      <nav className="page-width guide-map" aria-label={text.hero_note}>
        <svg viewBox="0 0 1200 300" preserveAspectRatio="none" fill="none" aria-hidden="true" className="drawn">
          <path pathLength="1" className="lane-ai" d="M0 50H640C800 50 780 150 900 150" />
          <path pathLength="1" className="lane-agile" d="M0 150H900" />
          <path pathLength="1" d="M0 250H640C800 250 780 150 900 150" />
          <path pathLength="1" className="lane-velocity" d="M900 150H1200" />
        </svg>
        <ol>
          {archetypes.map((name) => (
            <li key={name} className={`guide-${name}`}>
              <a href={`#${name}`}>
                <b>{text[`${name}_name`]}</b>
                {text[`${name}_line`]}
              </a>
            </li>
          ))}
        </ol>
        <p className="hint">{text.hero_note}</p>
      </nav>
    </header>
  )
}

function Archetype({ text, name }: GuideText & { name: ArchetypeName }) {
  return (
    <section
      id={name}
      className={`guide-chapter guide-${name} ${name === 'catalyst' ? 'tone-ink' : ''}`}
      aria-labelledby={`${name}-name`}
    >
      <div className="page-width split">
        <div>
          <p className="eyebrow eyebrow-bar">{text[`${name}_lane`]}</p>
          <h2 id={`${name}-name`}>{text[`${name}_name`]}</h2>
          <p>{text[`${name}_line`]}</p>
        </div>
        <div className="guide-text">
          <p>{text[`${name}_text`]}</p>
          <h3>{text.strengths_title}</h3>
          <ul className="checks">
            {strengthsOf(text[`${name}_strengths`]).map((strength) => (
              <li key={strength}>
                <Icon path={check} />
                {strength}
              </li>
            ))}
          </ul>
          <h3>{text.when_title}</h3>
          <p className="soft">{text[`${name}_when`]}</p>
        </div>
        <figure>
          <figcaption>{text.story_title}</figcaption>
          <p>{text[`${name}_story`]}</p>
        </figure>
      </div>
    </section>
  )
}
