import { useQuery } from '@tanstack/react-query'
import type { CSSProperties } from 'react'
import { filled, findData, type PageData } from '#platform/pages/page-data.ts'
import { readPart } from '#platform/pages/read-part.server.ts'
import { platformContext } from '#platform/platform.server.ts'
import { contentQuery, preparePage, usePageContent } from '#records/page-content/client.ts'
import { loadTexts } from '#records/page-content/load-texts.server.ts'
import { referencesFailure, referencesQuery } from '#records/references/client.ts'
import { listReferences } from '#records/references/queries.server.ts'
import { testimonialsQuery } from '#records/testimonials/client.ts'
import { listTestimonials } from '#records/testimonials/queries.server.ts'
import { Voice } from '#records/testimonials/voice.tsx'
import { CountUp } from '#ui/count-up.tsx'
import { Drawing } from '#ui/drawing.tsx'
import { arrowRight, Icon } from '#ui/icon.tsx'
import { SiteLink } from '#ui/link.tsx'
import { Marquee } from '#ui/marquee.tsx'
import { pageMeta } from '#ui/page-meta.ts'
import { Section } from '#ui/section.tsx'
import type { Route } from './+types/page.ts'
import { type HomeContent, type HomeText, homeContent } from './content.ts'
import { Hero } from './hero.tsx'
import { findLogo, withFixedEntry } from './reference-list.ts'
import { ScanCall } from './scan-call.tsx'
import { SuccessStory } from './success-story.tsx'
import { TwoLanes } from './two-lanes.tsx'
import './page.css'
import './references.css'

export async function loader({ context }: Route.LoaderArgs) {
  const { db, cache } = context.get(platformContext)
  const [home, references, voices] = await Promise.all([
    loadTexts(context, homeContent),
    readPart(context, () => cache.getOrLoad('references', 10, () => listReferences(db))),
    readPart(context, () => listTestimonials(db, 'home')),
  ])
  return {
    queries: [home.query, filled(referencesQuery(), references), filled(testimonialsQuery('home'), voices)],
  } satisfies PageData
}

export function clientLoader() {
  const builtIn = import('./content.ts').then(({ homeContent }) => homeContent)
  return preparePage('home', builtIn, referencesQuery(), testimonialsQuery('home'))
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const { origin = '', companyName = '' } = matches[0].loaderData ?? {}
  const text = findData(loaderData, contentQuery<HomeContent>('home'))
  const page = { title: text?.meta_title ?? '', description: text?.meta_description ?? '', path: '/' }
  return [...pageMeta(page, origin, companyName), { 'script:ld+json': organization(companyName, origin) }]
}

// Not with the other builders of structured data: they would all be loaded with this page.
const organization = (name: string, origin: string) => ({
  '@context': 'https://schema.org',
  '@type': 'Organization',
  name,
  url: `${origin}/`,
  logo: `${origin}/icon-512.png`,
})

export default function HomePage() {
  const text = usePageContent<HomeContent>('home')
  return (
    <>
      <Hero text={text} />
      <Intro text={text} />
      <TwoLanes text={text} />
      <ScanCall text={text} />
      <ResultsBand text={text} />
      <Credibility text={text} />
      <ValuePropositions text={text} />
      <StatTiles text={text} />
      <References text={text} />
      <SuccessStory text={text} />
      <Voices text={text} />
      <Closing text={text} />
    </>
  )
}

function Closing({ text }: HomeText) {
  return (
    <Section className="closing">
      <div className="ends">
        <h2 className="display">{text.closing_title}</h2>
        <div>
          <p>{text.closing_text}</p>
          <SiteLink to="/contact" className="button">
            {text.closing_button}
          </SiteLink>
        </div>
      </div>
    </Section>
  )
}

function Voices({ text }: HomeText) {
  const { data: voices = [] } = useQuery(testimonialsQuery('home'))
  if (voices.length === 0) return null
  return (
    <Section tone="mist" className="home-voices">
      <h2 className="eyebrow">{text.voices_title}</h2>
      <ul className="columns">
        {voices.map((voice) => (
          <li key={voice.id}>
            <Voice voice={voice} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

function Intro({ text }: HomeText) {
  return (
    <Section className="intro">
      {/* Each sentence on a line of its own, where there is room. */}
      <h2>
        {text.intro_title.split(/(?<=[.!?]) /).map((sentence) => (
          <span key={sentence}>{`${sentence} `}</span>
        ))}
      </h2>
      <div>
        <p className="lead">{text.intro_text}</p>
        <SiteLink to="/services" className="text-link">
          {text.intro_link}
          <Icon path={arrowRight} />
        </SiteLink>
      </div>
    </Section>
  )
}

const steps = [1, 2, 3] as const

function ValuePropositions({ text }: HomeText) {
  return (
    <Section className="values">
      <h2>{text.values_title}</h2>
      <ol className="columns">
        {steps.map((n) => (
          <li key={n}>
            <h3>{text[`values_${n}_title`]}</h3>
            <p>{text[`values_${n}_text`]}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}

const claims = [1, 2, 3, 4] as const

function Credibility({ text }: HomeText) {
  return (
    <Section tone="mist" className="credibility">
      <div className="split split-sticky">
        <h2>{text.credibility_title}</h2>
        <ul className="ruled">
          {claims.map((n) => (
            <li key={n}>
              <h3>{text[`credibility_${n}_title`]}</h3>
              <p>{text[`credibility_${n}_text`]}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}

const results = [1, 2, 3] as const

function ResultsBand({ text }: HomeText) {
  return (
    <Section className="results">
      <h2 className="eyebrow">{text.results_title}</h2>
      <dl className="columns shares">
        {results.map((n) => (
          <div key={n} style={{ '--share': text[`results_${n}_figure`] } as CSSProperties}>
            <dt>{text[`results_${n}_label`]}</dt>
            <dd>
              <CountUp figure={text[`results_${n}_figure`]} />
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}

function References({ text }: HomeText) {
  const { data, isPending } = useQuery(referencesQuery())
  if (isPending) return <p className="page-width section">Loading...</p>
  return (
    <section className="references">
      <div className="page-width">
        <h2>{text.references_title}</h2>
        <p className="soft">{text.references_subtitle}</p>
      </div>
      {data ? (
        <Marquee label={text.references_title}>
          {withFixedEntry(data).map((reference) => {
            const logo = findLogo(reference)
            const { id, name, logo_width, logo_height } = reference
            return (
              <li key={id} className={name === text.references_large_name ? 'reference-large' : undefined}>
                {/* Not lazily: a picture that the moving row has carried out of sight would never be asked for. */}
                {logo ? (
                  <img src={logo} alt={name} width={logo_width} height={logo_height} fetchPriority="low" />
                ) : (
                  <b className="card">{name}</b>
                )}
              </li>
            )
          })}
        </Marquee>
      ) : (
        <p className="page-width problem">{referencesFailure}</p>
      )}
    </section>
  )
}

const tiles = [1, 2, 3, 4] as const

const shapes = `
  <path class="lane-agile" d="M-200 70H90C220 70 200 130 320 130"/>
  <path class="lane-ai" d="M-200 176H130C230 176 220 130 320 130"/>
  <path class="lane-velocity" d="M320 130C470 130 440 10 680 10H800"/>
  <circle class="station lane-agile" cx="90" cy="70" r="7"/>
  <circle class="station lane-ai" cx="130" cy="176" r="7"/>
  <circle class="station lane-velocity" cx="320" cy="130" r="13"/>
`

function StatTiles({ text }: HomeText) {
  return (
    <section className="page-width columns stats">
      <div className="stats-banner tone-ink">
        <h2>{text.stats_banner}</h2>
        <Drawing viewBox="0 0 600 190" className="drawing" shapes={shapes} />
      </div>
      <dl>
        {tiles.map((n) => (
          <div key={n} className="card">
            <dt>{text[`stats_${n}_label`]}</dt>
            <dd>
              <CountUp figure={text[`stats_${n}_figure`]} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
