import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { filled, findData, type PageData, prepare } from '#platform/pages/page-data.ts'
import { expireAt, pageContext, platformContext } from '#platform/platform.server.ts'
import { contentQuery, usePageContent } from '#records/page-content/client.ts'
import { contentMeta } from '#records/page-content/content-meta.ts'
import { getPageContent } from '#records/page-content/queries.server.ts'
import { Eyebrow } from '#ui/badge.tsx'
import { notify } from '#ui/notify.ts'
import { breadcrumbs, structuredData } from '#ui/structured-data.ts'
import type { Route } from './+types/page.ts'
import { eventsFailure, eventsQuery } from './client.ts'
import { Conferences } from './conferences.tsx'
import { type EventsContent, eventsContent } from './content.ts'
import { splitEvents } from './event.ts'
import { Keynotes } from './keynotes/keynotes.tsx'
import { readArchiveFilter } from './past/by-year.ts'
import './page.css'
import { announce } from './calendar/structured-event.ts'
import { Archive } from './past/archive.tsx'
import { listEvents } from './queries.server.ts'
import { NextUp } from './upcoming/next-up.tsx'
import { Upcoming } from './upcoming/upcoming.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  const { db, now } = context.get(platformContext)
  const year = now().getUTCFullYear()
  // Undated past events move into the new year at midnight.
  expireAt(context.get(pageContext), Date.UTC(year + 1, 0, 1))
  const queries: PageData['queries'] = [
    filled(contentQuery<EventsContent>('events'), await getPageContent(db, eventsContent)),
    filled(eventsQuery(), await listEvents(db)),
  ]
  return { queries, year }
}

export async function clientLoader() {
  const { queries } = await prepare(contentQuery<EventsContent>('events'), eventsQuery())
  return { queries, year: new Date().getUTCFullYear() }
}

export const meta: Route.MetaFunction = (args) => {
  const { origin = '', companyName = '' } = args.matches[0].loaderData ?? {}
  const { upcoming } = splitEvents(findData(args.loaderData, eventsQuery()) ?? [])
  const trail = breadcrumbs(origin, [
    ['Home', '/'],
    ['About Us', '/about'],
    ['Events', '/about/events'],
  ])
  const announced = upcoming.flatMap((event) => announce(event, { origin, companyName }))
  return [...describePage(args), ...structuredData(trail, ...announced)]
}

const describePage = contentMeta<EventsContent>('events', '/about/events')

export default function EventsPage({ loaderData: { year } }: Route.ComponentProps) {
  const text = usePageContent<EventsContent>('events')
  const [parameters] = useSearchParams()
  const { data, isError } = useQuery(eventsQuery())
  const { upcoming, past } = splitEvents(data ?? [])

  useEffect(() => {
    if (isError) notify.error('Error', eventsFailure)
  }, [isError])

  return (
    <>
      <header className="page-width events-hero">
        <Eyebrow>{text.hero_eyebrow}</Eyebrow>
        <h1>{text.hero_title}</h1>
        <p className="lead">{text.hero_text}</p>
        <NextUp events={upcoming} />
      </header>
      <Keynotes text={text} parameters={parameters} />
      <Upcoming text={text} events={upcoming} state={data ? 'ready' : isError ? 'failed' : 'loading'} />
      {past.length > 0 && (
        <Archive text={text} past={past} filter={readArchiveFilter(parameters)} year={year} parameters={parameters} />
      )}
      <Conferences text={text} />
    </>
  )
}
