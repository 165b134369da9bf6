import type { PageData } from '#platform/pages/page-data.ts'
import { preparePage, usePageContent } from '#records/page-content/client.ts'
import { contentMeta } from '#records/page-content/content-meta.ts'
import { loadTexts } from '#records/page-content/load-texts.server.ts'
import { Closing } from '#ui/closing.tsx'
import { arrowRight, compass, Icon } from '#ui/icon.tsx'
import { SiteLink } from '#ui/link.tsx'
import type { Route } from './+types/page.ts'
import { type ServicesContent, servicesContent } from './content.ts'
import './page.css'
import { Claim } from '#features/services/claim.tsx'
import './service-map.css'
import type { Texts } from '#records/page-content/defaults.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const { query } = await loadTexts(context, servicesContent)
  return { queries: [query] } satisfies PageData
}

export function clientLoader() {
  const builtIn = import('./content.ts').then(({ servicesContent }) => servicesContent)
  return preparePage('services', builtIn)
}

export const meta = contentMeta<ServicesContent>('services', '/services')

export default function ServicesPage() {
  const text = usePageContent<ServicesContent>('services')
  return (
    <>
      <Situations text={text} />
      <ServiceMap text={text} />
      <MentoringBlock text={text} />
      <ScanPanel text={text} />
    </>
  )
}

function MentoringBlock({ text }: ServicesText) {
  return (
    <section className="section mentoring-block">
      <div className="page-width">
        <svg viewBox="0 0 200 200" strokeWidth="2" strokeLinecap="round" aria-hidden="true">
          <circle cx="100" cy="100" r="92" className="lane-faint" />
          <path className="lane-edge" d="M100 8v16M100 176v16M8 100h16M176 100h16" />
          <path className="lane-agile" strokeWidth="9" d="M100 100 140 48" />
          <path className="lane-ai" strokeWidth="9" d="M100 100 60 152" />
          <circle cx="100" cy="100" r="9" className="station lane-velocity" />
        </svg>
        <div>
          <h2>{text.mentoring_title}</h2>
          <p className="lead">{text.mentoring_text}</p>
          <SiteLink to="/mentoring" className="text-link">
            {text.mentoring_link}
            <Icon path={arrowRight} />
          </SiteLink>
        </div>
      </div>
    </section>
  )
}

const arrowDown = 'M12 4v15m-6-6 6 6 6-6'

/** The page's head: whoever knows their trouble, but not our names for it, starts here. */
function Situations({ text }: ServicesText) {
  return (
    <section className="situations page-head split page-width">
      <div>
        <h1>{text.hero_title}</h1>
        <p className="lead">{text.hero_text}</p>
      </div>
      <nav aria-labelledby="situations-question">
        <p id="situations-question" className="label">
          {text.hero_question}
        </p>
        <ul>
          {services.map(({ key, lane }) => (
            <li key={key}>
              <a href={`#${key}`} className={`situation-${lane}`}>
                <span>{text[`${key}_situation`]}</span>
                <Icon path={arrowDown} />
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </section>
  )
}

const questions = Array.from({ length: 16 }, (_, i) => i)

function ScanPanel({ text }: ServicesText) {
  return (
    <section className="last-words page-width">
      <div className="scan-panel sheet split tone-ink">
        <Closing
          isSplit
          title={text.scan_title}
          text={text.scan_text}
          way={{ to: '/scan/transformation-readiness', label: text.scan_button }}
        />
        <svg viewBox="0 0 640 24" aria-hidden="true">
          <path className="lane-faint" d="M12 12H628" />
          <path className="lane-velocity" d="M12 12H94" />
          {questions.map((n) => (
            <circle
              key={n}
              className={`station ${n < 3 ? 'lane-velocity' : 'lane-edge'}`}
              cx={12 + n * 41}
              cy="12"
              r="6"
            />
          ))}
        </svg>
      </div>
    </section>
  )
}

const features = [1, 2, 3] as const

/** Four services as stops along two lanes that cross once and join at the end. */
function ServiceMap({ text }: ServicesText) {
  return (
    <section className="tone-mist service-map">
      <div className="page-width">
        <svg
          viewBox="0 0 100 1000"
          preserveAspectRatio="none"
          strokeWidth="3"
          className="service-lanes"
          aria-hidden="true"
        >
          <path className="lane-agile" d="M25 0V370C25 415 75 415 75 460V930C75 975 50 960 50 1000" />
          <path className="lane-ai" d="M75 0V370C75 415 25 415 25 460V930C25 975 50 960 50 1000" />
        </svg>
        {services.map((service) => (
          <Stop key={service.key} service={service} text={text} />
        ))}
      </div>
    </section>
  )
}

function Stop({ service: { key, to, lane }, text }: ServicesText & { service: (typeof services)[number] }) {
  return (
    <article id={key} className={`service-stop service-stop-${lane} card`}>
      <h2>{text[`${key}_title`]}</h2>
      <p className="lead">{text[`${key}_text`]}</p>
      <h3 className="label">{text.card_features}</h3>
      <ul className="ruled">
        {features.map((n) => (
          <li key={n}>{keepRanges(text[`${key}_feature_${n}`])}</li>
        ))}
      </ul>
      <div className="service-proof">
        <h3 className="label">{text.card_results}</h3>
        <Claim text={text[`${key}_results`]} />
      </div>
      <footer className="button-row">
        <SiteLink to={to} className="button button-ink">
          {text[`${key}_link`]}
          <Icon path={arrowRight} />
        </SiteLink>
        <SiteLink
          to="/mentoring"
          className="service-compass icon-button"
          aria-label={`${text.card_mentoring}: ${text[`${key}_title`]}`}
          title={text.card_mentoring}
        >
          <Icon path={compass} size={26} />
        </SiteLink>
      </footer>
    </article>
  )
}

/** No line ends within 6-8 weeks. */
const keepRanges = (line: string) =>
  line.split(/(\d+-\d+)/).map((part, place) => (place % 2 === 1 ? <span key={part}>{part}</span> : part))

type ServicesText = { text: Texts<ServicesContent> }

/** In the order of the map: `lane` is the one that a service stands on. */
const services = [
  { key: 'rescue', to: '/services/transformation-rescue', lane: 'agile' },
  { key: 'ai', to: '/services/ai-consulting', lane: 'ai' },
  { key: 'assessments', to: '/services/assessments', lane: 'ai' },
  { key: 'training', to: '/services/training-programs', lane: 'agile' },
] as const
