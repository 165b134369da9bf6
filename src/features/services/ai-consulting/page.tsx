import { useMemo } from 'react'
import { Claim } from '#features/services/claim.tsx'
import { reportInBrowser } from '#features/services/list-text.ts'
import type { PageData } from '#platform/pages/page-data.ts'
import { platformContext } from '#platform/platform.server.ts'
import { preparePage, usePageContent } from '#records/page-content/client.ts'
import { contentMeta } from '#records/page-content/content-meta.ts'
import { loadTexts } from '#records/page-content/load-texts.server.ts'
import { Closing } from '#ui/closing.tsx'
import { Section } from '#ui/section.tsx'
import type { Route } from './+types/page.ts'
import { type AiConsultingContent, type AiText, aiConsultingContent } from './content.ts'
import { ServiceCardView } from './service-card.tsx'
import { readServiceCards, type ServiceCard, type Tier, tiers } from './service-cards.ts'
import './page.css'

export async function loader({ context }: Route.LoaderArgs) {
  const { log } = context.get(platformContext)
  const { texts, query } = await loadTexts(context, aiConsultingContent)
  readServiceCards(texts.services_data, (key, error) =>
    log.error({ error, page: aiConsultingContent.pageKey, key }, 'list in content unreadable'),
  )
  return { queries: [query] } satisfies PageData
}

export function clientLoader() {
  const builtIn = import('./content.ts').then(({ aiConsultingContent }) => aiConsultingContent)
  return preparePage('ai-consulting', builtIn)
}

export const meta = contentMeta<AiConsultingContent>('ai-consulting', '/services/ai-consulting')

export default function AiConsultingPage() {
  const text = usePageContent<AiConsultingContent>('ai-consulting')
  const cards = useMemo(() => readServiceCards(text.services_data, reportInBrowser), [text])
  return (
    <>
      <Hero text={text} />
      {tiers.map((tier) => (
        <TierLane key={tier} tier={tier} text={text} cards={cards.filter((card) => card.tier === tier)} />
      ))}
      <WhyUs text={text} />
    </>
  )
}

/** Three lanes, each heavier than the one before; their names lead to the tiers below. */
function Hero({ text }: AiText) {
  return (
    <section className="ai-hero">
      <div className="page-head split page-width">
        <h1>{text.hero_title}</h1>
        <p className="lead">{text.hero_text}</p>
      </div>
      <ol>
        {tiers.map((tier) => (
          <li key={tier}>
            <a href={`#${tier}`}>{text[`${tier}_title`]}</a>
          </li>
        ))}
      </ol>
    </section>
  )
}

function TierLane({ tier, cards, text }: AiText & { tier: Tier; cards: ServiceCard[] }) {
  return (
    <section id={tier} className={`tier tier-${tier}`}>
      <div className="page-width">
        <div className="split">
          <h2>{text[`${tier}_title`]}</h2>
          <p className="lead">{text[`${tier}_text`]}</p>
        </div>
        <div className="columns">
          {cards.map((card) => (
            <ServiceCardView key={card.title} card={card} text={text} />
          ))}
        </div>
      </div>
    </section>
  )
}

const reasons = [1, 2, 3] as const

/** The reasons, and with them the way to us. */
function WhyUs({ text }: AiText) {
  return (
    <Section tone="ink" className="titled">
      <h2>{text.why_title}</h2>
      <div className="split">
        <div className="why-us-claim">
          <Claim text={text.why_claim} />
          <p>{text.why_claim_text}</p>
        </div>
        <ul className="ruled">
          {reasons.map((n) => (
            <li key={n}>
              <h3>{text[`why_${n}_title`]}</h3>
              <p>{text[`why_${n}_text`]}</p>
            </li>
          ))}
        </ul>
      </div>
      <div className="why-us-call split split-even">
        <Closing isSplit title={text.cta_title} text={text.cta_text} way={{ to: '/contact', label: text.cta_button }} />
      </div>
    </Section>
  )
}
