import { postsQuery } from '#features/blog/client.ts'
import { everything } from '#features/blog/filter.ts'
import { findNextPublication, listPosts } from '#features/blog/queries.server.ts'
import { eventsQuery } from '#features/events/client.ts'
import { listEvents } from '#features/events/queries.server.ts'
import { listUseCasesQuery } from '#features/use-cases/client.ts'
import { listUseCases } from '#features/use-cases/queries.server.ts'
import { filled, type PageData, prepare } from '#platform/pages/page-data.ts'
import { expireAt, pageContext, platformContext } from '#platform/platform.server.ts'
import { contentQuery } from '#records/page-content/client.ts'
import { contentMeta } from '#records/page-content/content-meta.ts'
import { getPageContent } from '#records/page-content/queries.server.ts'
import { WithTexts } from '#records/page-content/with-texts.tsx'
import type { Route } from './+types/page.ts'
import { Articles } from './articles.tsx'
import { Calendar } from './calendar.tsx'
import { type InsightsContent, insightsContent } from './content.ts'
import { ScanStrip } from './scan-strip.tsx'
import { Stories } from './stories.tsx'
import './page.css'

const firstStories = { q: '', page: 1 }

export async function loader({ context }: Route.LoaderArgs) {
  const { db, now } = context.get(platformContext)
  const [texts, posts, stories, events, next] = await Promise.all([
    getPageContent(db, insightsContent),
    listPosts(db, everything, now()),
    listUseCases(db, firstStories),
    listEvents(db),
    findNextPublication(db, now()),
  ])
  if (next) expireAt(context.get(pageContext), next)
  return {
    queries: [
      filled(contentQuery<InsightsContent>('insights'), texts),
      filled(postsQuery(everything), posts),
      filled(listUseCasesQuery(firstStories), stories),
      filled(eventsQuery(), events),
    ],
  } satisfies PageData
}

export function clientLoader() {
  return prepare(
    contentQuery<InsightsContent>('insights'),
    postsQuery(everything),
    listUseCasesQuery(firstStories),
    eventsQuery(),
  )
}

export const meta = contentMeta<InsightsContent>('insights', '/insights')

export default function InsightsPage() {
  return (
    <WithTexts<InsightsContent> pageKey="insights">
      {(text) => (
        <>
          <header className="page-width insights-head">
            <h1>{text.title}</h1>
            <p className="lead">{text.lead}</p>
          </header>
          <Articles text={text} query={postsQuery(everything)} />
          <ScanStrip text={text} />
          <div className="page-width insights-lanes">
            <Stories text={text} query={listUseCasesQuery(firstStories)} />
            <Calendar text={text} query={eventsQuery()} />
          </div>
        </>
      )}
    </WithTexts>
  )
}
