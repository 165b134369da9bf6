import { useMemo } from 'react'
import { iconPath } from '#features/services/icons.ts'
import { reportInBrowser } from '#features/services/list-text.ts'
import type { PageData } from '#platform/pages/page-data.ts'
import { platformContext } from '#platform/platform.server.ts'
import { preparePage, usePageContent } from '#records/page-content/client.ts'
import { contentMeta } from '#records/page-content/content-meta.ts'
import { loadTexts } from '#records/page-content/load-texts.server.ts'
import { Eyebrow } from '#ui/badge.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { Closing } from '#ui/closing.tsx'
import { CountUp } from '#ui/count-up.tsx'
import { arrowRight, Icon } from '#ui/icon.tsx'
import { SiteLink } from '#ui/link.tsx'
import { Section } from '#ui/section.tsx'
import type { Route } from './+types/page.ts'
import { type RescueContent, type RescueText, rescueContent } from './content.ts'
import { DeliveryPlan } from './delivery-plan.tsx'
import { type PainPoint, type Result, readRescueLists } from './lists.ts'
import './page.css'

export async function loader({ context }: Route.LoaderArgs) {
  const { log } = context.get(platformContext)
  const { texts, query } = await loadTexts(context, rescueContent)
  readRescueLists(texts, (key, error) =>
    log.error({ error, page: rescueContent.pageKey, key }, 'list in content unreadable'),
  )
  return { queries: [query] } satisfies PageData
}

export function clientLoader() {
  const builtIn = import('./content.ts').then(({ rescueContent }) => rescueContent)
  return preparePage('transformation-rescue', builtIn)
}

export const meta = contentMeta<RescueContent>('transformation-rescue', '/services/transformation-rescue')

export default function TransformationRescuePage() {
  const text = usePageContent<RescueContent>('transformation-rescue')
  const lists = useMemo(() => readRescueLists(text, reportInBrowser), [text])
  return (
    <>
      <Hero text={text} />
      <PainPoints text={text} painPoints={lists.painPoints} />
      <DeliveryPlan text={text} steps={lists.deliverySteps} />
      <Results text={text} results={lists.results} />
      <section className="last-words page-width split split-even">
        <Closing
          isSplit
          title={text.cta_title}
          text={text.cta_description}
          way={{ to: '/contact#contact', label: text.cta_button_text }}
        />
      </section>
    </>
  )
}

function PainPoints({ text, painPoints }: RescueText & { painPoints: PainPoint[] }) {
  return (
    <Section className="pain-points titled">
      <h2>{text.pain_points_title}</h2>
      <p className="lead">{text.pain_points_subtitle}</p>
      <ul>
        {painPoints.map(({ title, description, icon }) => (
          <li key={title} className="card">
            <Icon path={iconPath(icon)} size={34} />
            <h3>{title}</h3>
            <p>{description}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}

function Results({ text, results }: RescueText & { results: Result[] }) {
  return (
    <Section className="rescue-results titled">
      <h2>{text.results_title}</h2>
      <p className="lead">{text.results_subtitle}</p>
      <dl>
        {results.map(({ metric, description }) => (
          <div key={metric + description}>
            <dt>{description}</dt>
            <dd>
              <CountUp figure={metric} />
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}

const stations = [
  [700, 282],
  [872, 186],
  [1044, 90],
  [1244, 90],
] as const

/** One lane leaves the track; the other picks it up and brings it back, through four stations. */
function Hero({ text }: RescueText) {
  return (
    <section className="rescue-hero tone-ink">
      <div className="page-head page-width">
        <Eyebrow>{text.hero_kicker}</Eyebrow>
        <h1>{text.hero_title}</h1>
        <p className="lead">{text.hero_text}</p>
        <div className="button-row">
          <ButtonLink look="go" to="/contact#contact">
            {text.hero_button}
            <Icon path={arrowRight} />
          </ButtonLink>
          <SiteLink to="/use-cases" className="text-link">
            {text.hero_cases_link}
          </SiteLink>
          <SiteLink to="/contact" className="text-link">
            {text.hero_contact_link}
          </SiteLink>
        </div>
      </div>
      <svg
        viewBox="0 0 1440 400"
        preserveAspectRatio="xMidYMid slice"
        strokeWidth="4"
        className="drawn"
        aria-hidden="true"
      >
        <path className="lane-agile" d="M-400 90H400" />
        <path
          className="lane-derailed"
          strokeDasharray="14 10"
          d="M400 90 462 128 486 106 548 196 574 172 640 268 664 246 700 282"
        />
        <path className="lane-ai" d="M-400 350H520C620 350 630 282 700 282" />
        <path className="lane-velocity" strokeWidth="18" d="M700 282C872 282 872 90 1044 90H1900" />
        <circle className="station lane-agile" cx="400" cy="90" r="9" />
        {stations.map(([x, y]) => (
          <circle key={x} className="station lane-velocity" cx={x} cy={y} r="15" />
        ))}
      </svg>
    </section>
  )
}
