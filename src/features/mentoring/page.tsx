import { filled, type PageData, prepare } from '#platform/pages/page-data.ts'
import { platformContext } from '#platform/platform.server.ts'
import { consultantsQuery } from '#records/consultants/client.ts'
import { listConsultants } from '#records/consultants/queries.server.ts'
import { contentQuery } from '#records/page-content/client.ts'
import { contentMeta } from '#records/page-content/content-meta.ts'
import { getPageContent } from '#records/page-content/queries.server.ts'
import { WithTexts } from '#records/page-content/with-texts.tsx'
import { testimonialsQuery } from '#records/testimonials/client.ts'
import { listTestimonials } from '#records/testimonials/queries.server.ts'
import type { Route } from './+types/page.ts'
import { Capabilities } from './capabilities.tsx'
import { ClientVoices } from './client-voices.tsx'
import { type MentoringContent, mentoringContent } from './content.ts'
import { Gains } from './gains.tsx'
import { Closing, Opening } from './opening.tsx'
import { Voices } from './voices.tsx'
import './page.css'

export async function loader({ context }: Route.LoaderArgs) {
  const { db } = context.get(platformContext)
  const [text, consultants, clients] = await Promise.all([
    getPageContent(db, mentoringContent),
    listConsultants(db),
    listTestimonials(db, 'mentoring'),
  ])
  return {
    queries: [
      filled(contentQuery<MentoringContent>('mentoring'), text),
      filled(consultantsQuery(), consultants),
      filled(testimonialsQuery('mentoring'), clients),
    ],
  } satisfies PageData
}

export function clientLoader() {
  return prepare(contentQuery<MentoringContent>('mentoring'), consultantsQuery(), testimonialsQuery('mentoring'))
}

export const meta = contentMeta<MentoringContent>('mentoring', '/mentoring')

export default function MentoringPage() {
  return (
    <WithTexts<MentoringContent> pageKey="mentoring">
      {(text) => (
        <div className="mentoring">
          <Opening text={text} />
          <Capabilities text={text} />
          <Gains text={text} />
          <Voices text={text} />
          <ClientVoices text={text} />
          <Closing text={text} />
        </div>
      )}
    </WithTexts>
  )
}
