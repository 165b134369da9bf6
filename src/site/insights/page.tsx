import { useQuery } from '@tanstack/react-query'
import { postsQuery } from '#features/blog/client.ts'
import { everything } from '#features/blog/filter.ts'
import { findNextPublication, listPosts } from '#features/blog/queries.server.ts'
import { eventsQuery } from '#features/events/client.ts'
import { listEvents } from '#features/events/queries.server.ts'
import { nextMidnight } from '#features/events/site-day.ts'
import { listUseCasesQuery, useCasesFailure } from '#features/use-cases/client.ts'
import { listUseCases } from '#features/use-cases/queries.server.ts'
import { filled, type PageData } from '#platform/pages/page-data.ts'
import { readPart } from '#platform/pages/read-part.server.ts'
import { expireAt, pageContext, platformContext } from '#platform/platform.server.ts'
import { useFeatureFlag } from '#records/feature-flags/client.ts'
import { preparePage, usePageContent } from '#records/page-content/client.ts'
import { contentMeta } from '#records/page-content/content-meta.ts'
import { loadTexts } from '#records/page-content/load-texts.server.ts'
import { ButtonLink } from '#ui/button.tsx'
import { arrowRight, Icon } from '#ui/icon.tsx'
import { SiteLink } from '#ui/link.tsx'
import type { Route } from './+types/page.ts'
import { Articles } from './articles.tsx'
import { Calendar } from './calendar.tsx'
import { type InsightsContent, type InsightsText, insightsContent } from './content.ts'
import { Part } from './part.tsx'
import './page.css'

const firstStories = { q: '', page: 1 }

export async function loader({ context }: Route.LoaderArgs) {
  const { db, now } = context.get(platformContext)
  const [insights, posts, stories, events, next] = await Promise.all([
    loadTexts(context, insightsContent),
    readPart(context, () => listPosts(db, everything, now())),
    readPart(context, () => listUseCases(db, firstStories)),
    readPart(context, () => listEvents(db, now())),
    readPart(context, () => findNextPublication(db, now())),
  ])
  // The events of a day are past when it is over.
  expireAt(context.get(pageContext), Math.min(next ?? Number.POSITIVE_INFINITY, nextMidnight(now())))
  return {
    queries: [
      insights.query,
      filled(postsQuery(everything), posts),
      filled(listUseCasesQuery(firstStories), stories),
      filled(eventsQuery(), events),
    ],
  } satisfies PageData
}

export function clientLoader() {
  const builtIn = import('./content.ts').then(({ insightsContent }) => insightsContent)
  return preparePage('insights', builtIn, postsQuery(everything), listUseCasesQuery(firstStories), eventsQuery())
}

export const meta = contentMeta<InsightsContent>('insights', '/insights')

export default function InsightsPage() {
  const text = usePageContent<InsightsContent>('insights')
  return (
    <>
      <header className="page-width ends insights-head">
        <h1>{text.title}</h1>
        <p className="lead">{text.lead}</p>
      </header>
      <Articles text={text} query={postsQuery(everything)} />
      <ScanStrip text={text} />
      <div className="page-width section split insights-lanes">
        <Stories text={text} query={listUseCasesQuery(firstStories)} />
        <Calendar text={text} query={eventsQuery()} />
      </div>
    </>
  )
}

const shown = 3

function Stories({ text, query }: InsightsText & { query: ReturnType<typeof listUseCasesQuery> }) {
  const { data, isError } = useQuery(query)
  const wording = {
    title: text.stories_title,
    link: text.stories_link,
    empty: text.stories_empty,
    loading: text.loading,
    failure: useCasesFailure.text,
  }
  return (
    <Part name="stories" to="/use-cases" wording={wording} answer={{ items: data?.items.slice(0, shown), isError }}>
      {(stories) => (
        <ol className="stops">
          {stories.map(({ id, slug, title, excerpt }) => (
            <li key={id}>
              <h3>
                <SiteLink to={`/use-cases/${slug}`}>{title}</SiteLink>
              </h3>
              {excerpt && <p>{excerpt}</p>}
            </li>
          ))}
        </ol>
      )}
    </Part>
  )
}

/** Sixteen stations to a result. */
function ScanStrip({ text }: InsightsText) {
  if (!useFeatureFlag('transformation_readiness_scan')) return null
  return (
    <section className="scan-strip tone-ink">
      <div className="page-width ends">
        <svg viewBox="0 0 1000 32" className="drawing" aria-hidden="true">
          <path className="lane-agile" d="M0 16H1000" />
          {Array.from({ length: 16 }, (_, n) => (
            <circle
              // biome-ignore lint/suspicious/noArrayIndexKey: sixteen equal dots
              key={n}
              className={`station ${n === 15 ? 'lane-velocity' : 'lane-agile'}`}
              cx={14 + n * 64.5}
              cy="16"
              r={n === 15 ? 11 : 7}
            />
          ))}
        </svg>
        <div>
          <h2>{text.scan_title}</h2>
          <p className="lead">{text.scan_text}</p>
        </div>
        <div className="button-row">
          <ButtonLink look="go" to="/scan/transformation-readiness">
            {text.scan_button}
            <Icon path={arrowRight} />
          </ButtonLink>
          <SiteLink to="/blog/agile-archetypes-explained" className="text-link">
            {text.scan_guide}
          </SiteLink>
        </div>
      </div>
    </section>
  )
}
