import { filled, type PageData, prepare } from '#platform/pages/page-data.ts'
import { platformContext } from '#platform/platform.server.ts'
import { contentQuery } from '#records/page-content/client.ts'
import { contentMeta } from '#records/page-content/content-meta.ts'
import { getPageContent } from '#records/page-content/queries.server.ts'
import { WithTexts } from '#records/page-content/with-texts.tsx'
import { testimonialsQuery } from '#records/testimonials/client.ts'
import { listTestimonials } from '#records/testimonials/queries.server.ts'
import type { Route } from './+types/page.ts'
import { Closing } from './closing.tsx'
import { type TrainingContent, trainingContent } from './content.ts'
import { Formats } from './formats.tsx'
import { Hero } from './hero.tsx'
import { Philosophy } from './philosophy.tsx'
import { Programmes } from './programmes.tsx'
import { Results } from './results.tsx'
import { Voices } from './voices.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  const { db } = context.get(platformContext)
  const [text, voices] = await Promise.all([getPageContent(db, trainingContent), listTestimonials(db, 'training')])
  return {
    queries: [filled(contentQuery<TrainingContent>('training'), text), filled(testimonialsQuery('training'), voices)],
  } satisfies PageData
}

export function clientLoader() {
  return prepare(contentQuery<TrainingContent>('training'), testimonialsQuery('training'))
}

export const meta = contentMeta<TrainingContent>('training', '/services/training-programs')

export default function TrainingProgramsPage() {
  return (
    <WithTexts<TrainingContent> pageKey="training">
      {(text) => (
        <>
          <Hero text={text} />
          <Programmes text={text} />
          <Formats text={text} />
          <Philosophy text={text} />
          <Results text={text} />
          <Voices text={text} />
          <Closing text={text} />
        </>
      )}
    </WithTexts>
  )
}
