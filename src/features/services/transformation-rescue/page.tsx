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
import { Closing } from './closing.tsx'
import { type RescueContent, rescueContent } from './content.ts'
import { DeliveryPlan } from './delivery-plan.tsx'
import { Hero } from './hero.tsx'
import { readRescueLists } from './lists.ts'
import { PainPoints } from './pain-points.tsx'
import { Results } from './results.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  const { db, log } = context.get(platformContext)
  const text = await getPageContent(db, rescueContent)
  readRescueLists(text, (key, error) =>
    log.error({ error, page: rescueContent.pageKey, key }, 'list in content unreadable'),
  )
  return { queries: [filled(contentQuery<RescueContent>('transformation-rescue'), text)] } satisfies PageData
}

export function clientLoader() {
  return prepare(contentQuery<RescueContent>('transformation-rescue'))
}

export const meta = contentMeta<RescueContent>('transformation-rescue', '/services/transformation-rescue')

export default function TransformationRescuePage() {
  return <WithTexts<RescueContent> pageKey="transformation-rescue">{(text) => <Rescue text={text} />}</WithTexts>
}

function Rescue({ text }: { text: Texts<RescueContent> }) {
  const lists = useMemo(() => readRescueLists(text, reportInBrowser), [text])
  return (
    <>
      <Hero text={text} />
      <PainPoints text={text} painPoints={lists.painPoints} />
      <DeliveryPlan text={text} steps={lists.deliverySteps} />
      <Results text={text} results={lists.results} />
      <Closing text={text} />
    </>
  )
}
