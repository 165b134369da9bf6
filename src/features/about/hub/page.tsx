import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { filled, type PageData } from '#platform/pages/page-data.ts'
import { readPart } from '#platform/pages/read-part.server.ts'
import { platformContext } from '#platform/platform.server.ts'
import { preparePage, usePageContent } from '#records/page-content/client.ts'
import { contentMeta } from '#records/page-content/content-meta.ts'
import { loadTexts } from '#records/page-content/load-texts.server.ts'
import { type Testimonial, testimonialsQuery } from '#records/testimonials/client.ts'
import { listTestimonials } from '#records/testimonials/queries.server.ts'
import { Avatar } from '#ui/avatar.tsx'
import { Closing } from '#ui/closing.tsx'
import { CountUp } from '#ui/count-up.tsx'
import { arrowRight, Icon } from '#ui/icon.tsx'
import { SiteLink } from '#ui/link.tsx'
import type { Route } from './+types/page.ts'
import { type AboutContent, aboutContent } from './content.ts'
import { ConsultantsDrawing, EventsDrawing, PrinciplesDrawing, VisionDrawing } from './ways-in-drawings.tsx'
import './ways-in.css'
import type { Texts } from '#records/page-content/defaults.ts'
import './page.css'

export async function loader({ context }: Route.LoaderArgs) {
  const { db } = context.get(platformContext)
  const [about, voices] = await Promise.all([
    loadTexts(context, aboutContent),
    readPart(context, () => listTestimonials(db, 'about')),
  ])
  return { queries: [about.query, filled(testimonialsQuery('about'), voices)] } satisfies PageData
}

export function clientLoader() {
  const builtIn = import('./content.ts').then(({ aboutContent }) => aboutContent)
  return preparePage('about', builtIn, testimonialsQuery('about'))
}

export const meta = contentMeta<AboutContent>('about', '/about')

export default function AboutPage() {
  const [voice] = useQuery(testimonialsQuery('about')).data ?? []
  const text = usePageContent<AboutContent>('about')
  return (
    <>
      <header className="page-head split page-width">
        <h1>{text.title}</h1>
        <p className="lead">{text.lead}</p>
      </header>
      <WaysIn text={text} />
      <Impact text={text} />
      {voice && <CustomerQuote voice={voice} />}
      <section className="last-words page-width split split-even">
        <Closing
          isSplit
          title={text.closing_title}
          text={text.closing_text}
          way={{ to: '/contact', label: text.closing_button }}
        />
      </section>
    </>
  )
}

function CustomerQuote({ voice }: { voice: Testimonial }) {
  const { quote, name, role, company, image_url } = voice
  return (
    <section className="customer-quote section tone-ink">
      <figure className="page-width voice">
        <svg viewBox="0 0 120 96" width="80" height="64" overflow="visible" strokeWidth="20" aria-hidden="true">
          <path className="lane-agile" d="M14 4v32c0 30-6 44-14 56" />
          <path className="lane-ai" d="M74 4v32c0 30-6 44-14 56" />
        </svg>
        <blockquote>{quote}</blockquote>
        <figcaption>
          <Avatar name={name} photo={image_url} size={64} />
          <div>
            <b>{name}</b>
            {[role, company].filter(Boolean).join(', ')}
          </div>
        </figcaption>
      </figure>
    </section>
  )
}

const figures = [1, 2, 3, 4] as const

/** Four lanes, each wider than the one before it. */
function Impact({ text }: AboutText) {
  return (
    <section className="section impact">
      <div className="page-width">
        <h2 className="eyebrow">{text.impact_title}</h2>
        <dl>
          {figures.map((n) => (
            <div key={n}>
              <dt>
                <b>{text[`impact_${n}_label`]}</b> {text[`impact_${n}_text`]}
              </dt>
              <dd>
                <CountUp figure={text[`impact_${n}_figure`]} />
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}

/** Four cards on one sheet: the lanes run through them from card to card. */
function WaysIn({ text }: AboutText) {
  return (
    <div className="page-width">
      <ul className="ways-in">
        <Way name="vision" to="/about/vision-mission" text={text} drawing={<VisionDrawing />} />
        <Way name="principles" to="/about/principles" text={text} drawing={<PrinciplesDrawing />} />
        <Way name="consultants" to="/about/consultants" text={text} drawing={<ConsultantsDrawing />} />
        <Way name="events" to="/about/events" text={text} drawing={<EventsDrawing />} />
      </ul>
    </div>
  )
}

type WayName = 'vision' | 'principles' | 'consultants' | 'events'

function Way({ name, to, text, drawing }: AboutText & { name: WayName; to: string; drawing: ReactNode }) {
  return (
    <li className={`way way-${name}`}>
      {drawing}
      <div>
        <h2 className="subheading">{text[`${name}_title`]}</h2>
        <p className="soft">{text[`${name}_text`]}</p>
        <SiteLink to={to} className="text-link">
          {text[`${name}_link`]}
          <Icon path={arrowRight} />
        </SiteLink>
      </div>
    </li>
  )
}

type AboutText = { text: Texts<AboutContent> }
