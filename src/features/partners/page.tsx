import { filled, type PageData, prepare } from '#platform/pages/page-data.ts'
import { platformContext } from '#platform/platform.server.ts'
import { contentQuery } from '#records/page-content/client.ts'
import { contentMeta } from '#records/page-content/content-meta.ts'
import { getPageContent } from '#records/page-content/queries.server.ts'
import { WithTexts } from '#records/page-content/with-texts.tsx'
import type { Route } from './+types/page.ts'
import { Association } from './association.tsx'
import { type PartnersContent, partnersContent } from './content.ts'
import { PartnerSection } from './partner-section.tsx'
import './page.css'

export async function loader({ context }: Route.LoaderArgs) {
  const { db } = context.get(platformContext)
  const texts = await getPageContent(db, partnersContent)
  return { queries: [filled(contentQuery<PartnersContent>('partners'), texts)] } satisfies PageData
}

export function clientLoader() {
  return prepare(contentQuery<PartnersContent>('partners'))
}

export const meta = contentMeta<PartnersContent>('partners', '/partners')

export default function PartnersPage() {
  return (
    <WithTexts<PartnersContent> pageKey="partners">
      {(text) => (
        <>
          <header className="partners-head">
            <svg viewBox="0 0 900 420" preserveAspectRatio="xMaxYMid slice" className="drawn" aria-hidden="true">
              <path pathLength="1" className="lane-ai" d="M-900 60H360C560 60 540 210 700 210" />
              <path pathLength="1" className="lane-agile" d="M-900 360H300C520 360 520 210 700 210" />
              <path pathLength="1" className="lane-velocity" d="M700 210H1400" />
              <circle className="station lane-ai" cx="360" cy="60" r="8" />
              <circle className="station lane-agile" cx="300" cy="360" r="8" />
              <circle className="station lane-velocity" cx="700" cy="210" r="17" />
            </svg>
            <div className="page-width">
              <h1>{text.title}</h1>
              <p className="lead">{text.lead}</p>
            </div>
          </header>
          <PartnerSection group="technology" text={text} />
          <PartnerSection group="education" text={text} />
          <PartnerSection group="implementation" text={text} />
          <Association text={text} />
        </>
      )}
    </WithTexts>
  )
}
