import { filled, type PageData, prepare } from '#platform/pages/page-data.ts'
import { platformContext } from '#platform/platform.server.ts'
import { contentQuery } from '#records/page-content/client.ts'
import { contentMeta } from '#records/page-content/content-meta.ts'
import { getPageContent } from '#records/page-content/queries.server.ts'
import { WithTexts } from '#records/page-content/with-texts.tsx'
import type { Route } from './+types/page.ts'
import { type ServicesContent, servicesContent } from './content.ts'
import { MentoringBlock } from './mentoring-block.tsx'
import { ScanPanel } from './scan-panel.tsx'
import { ServiceMap } from './service-map.tsx'
import { Situations } from './situations.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  const { db } = context.get(platformContext)
  return {
    queries: [filled(contentQuery<ServicesContent>('services'), await getPageContent(db, servicesContent))],
  } satisfies PageData
}

export function clientLoader() {
  return prepare(contentQuery<ServicesContent>('services'))
}

export const meta = contentMeta<ServicesContent>('services', '/services')

export default function ServicesPage() {
  return (
    <WithTexts<ServicesContent> pageKey="services">
      {(text) => (
        <>
          <Situations text={text} />
          <ServiceMap text={text} />
          <MentoringBlock text={text} />
          <ScanPanel text={text} />
        </>
      )}
    </WithTexts>
  )
}
