import { filled, type PageData, prepare } from '#platform/pages/page-data.ts'
import { platformContext } from '#platform/platform.server.ts'
import { contentQuery } from '#records/page-content/client.ts'
import { contentMeta } from '#records/page-content/content-meta.ts'
import { getPageContent } from '#records/page-content/queries.server.ts'
import { WithTexts } from '#records/page-content/with-texts.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { arrowRight, Icon } from '#ui/icon.tsx'
import { SiteLink } from '#ui/link.tsx'
import type { Route } from './+types/page.ts'
import { type PrinciplesContent, principlesContent } from './content.ts'
import { PrincipleLane } from './principle-lane.tsx'
import './page.css'

export async function loader({ context }: Route.LoaderArgs) {
  const { db } = context.get(platformContext)
  const texts = await getPageContent(db, principlesContent)
  return { queries: [filled(contentQuery<PrinciplesContent>('principles'), texts)] } satisfies PageData
}

export function clientLoader() {
  return prepare(contentQuery<PrinciplesContent>('principles'))
}

export const meta = contentMeta<PrinciplesContent>('principles', '/about/principles')

export default function PrinciplesPage() {
  return (
    <WithTexts<PrinciplesContent> pageKey="principles">
      {(text) => (
        <>
          <header className="page-width principles-head">
            <h1>{text.title}</h1>
            <p className="lead">{text.lead}</p>
          </header>
          <PrincipleLane text={text} />
          <section className="page-width principles-end">
            <h2>{text.closing_title}</h2>
            <p className="lead">{text.closing_text}</p>
            <ButtonLink look="go" to="/contact">
              {text.closing_button}
              <Icon path={arrowRight} />
            </ButtonLink>
            <SiteLink to="/mentoring" className="text-link">
              {text.mentoring_link}
            </SiteLink>
          </section>
        </>
      )}
    </WithTexts>
  )
}
