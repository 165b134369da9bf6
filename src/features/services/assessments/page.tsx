import { filled, type PageData, prepare } from '#platform/pages/page-data.ts'
import { platformContext } from '#platform/platform.server.ts'
import { contentQuery } from '#records/page-content/client.ts'
import { contentMeta } from '#records/page-content/content-meta.ts'
import { getPageContent } from '#records/page-content/queries.server.ts'
import { WithTexts } from '#records/page-content/with-texts.tsx'
import type { Route } from './+types/page.ts'
import { type AssessmentServicesContent, assessmentServicesContent } from './content.ts'
import { Hero } from './hero.tsx'
import { Instruments } from './instruments.tsx'
import { Report } from './report.tsx'
import { WhyMeasure } from './why-measure.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  const { db } = context.get(platformContext)
  return {
    queries: [
      filled(
        contentQuery<AssessmentServicesContent>('services-assessments'),
        await getPageContent(db, assessmentServicesContent),
      ),
    ],
  } satisfies PageData
}

export function clientLoader() {
  return prepare(contentQuery<AssessmentServicesContent>('services-assessments'))
}

export const meta = contentMeta<AssessmentServicesContent>('services-assessments', '/services/assessments')

export default function AssessmentsPage() {
  return (
    <WithTexts<AssessmentServicesContent> pageKey="services-assessments">
      {(text) => (
        <>
          <Hero text={text} />
          <Instruments text={text} />
          <WhyMeasure text={text} />
          <Report text={text} />
        </>
      )}
    </WithTexts>
  )
}
