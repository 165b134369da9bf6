import { useMemo } from 'react'
import { reportInBrowser } from '#features/services/list-text.ts'
import { filled, type PageData, prepare } from '#platform/pages/page-data.ts'
import { platformContext } from '#platform/platform.server.ts'
import { contentQuery } from '#records/page-content/client.ts'
import { contentMeta } from '#records/page-content/content-meta.ts'
import type { Texts } from '#records/page-content/defaults.ts'
import { getPageContent } from '#records/page-content/queries.server.ts'
import { WithTexts } from '#records/page-content/with-texts.tsx'
import type { Route } from './+types/page.ts'
import { type AiConsultingContent, aiConsultingContent } from './content.ts'
import { Hero } from './hero.tsx'
import { readServiceCards, tiers } from './service-cards.ts'
import { TierLane } from './tier-lane.tsx'
import { WhyUs } from './why-us.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  const { db, log } = context.get(platformContext)
  const text = await getPageContent(db, aiConsultingContent)
  readServiceCards(text.services_data, (key, error) =>
    log.error({ error, page: aiConsultingContent.pageKey, key }, 'list in content unreadable'),
  )
  return { queries: [filled(contentQuery<AiConsultingContent>('ai-consulting'), text)] } satisfies PageData
}

export function clientLoader() {
  return prepare(contentQuery<AiConsultingContent>('ai-consulting'))
}

export const meta = contentMeta<AiConsultingContent>('ai-consulting', '/services/ai-consulting')

export default function AiConsultingPage() {
  return <WithTexts<AiConsultingContent> pageKey="ai-consulting">{(text) => <AiConsulting text={text} />}</WithTexts>
}

function AiConsulting({ text }: { text: Texts<AiConsultingContent> }) {
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
