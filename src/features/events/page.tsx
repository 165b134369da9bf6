import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { filled, findData } from '#platform/pages/page-data.ts'
import { readPart } from '#platform/pages/read-part.server.ts'
import { expireAt, pageContext, platformContext } from '#platform/platform.server.ts'
import { consultantsQuery } from '#records/consultants/client.ts'
import { listConsultants } from '#records/consultants/queries.server.ts'
import { preparePage, usePageContent } from '#records/page-content/client.ts'
import { contentMeta } from '#records/page-content/content-meta.ts'
import { loadTexts } from '#records/page-content/load-texts.server.ts'
import { Badge, Eyebrow } from '#ui/badge.tsx'
import { notify } from '#ui/notify.ts'
import { breadcrumbs, structuredData } from '#ui/structured-data.ts'
import type { Route } from './+types/page.ts'
import { eventsFailure, eventsQuery, thumbnailsQuery } from './client.ts'
import { type EventsContent, type EventsText, eventsContent } from './content.ts'
import { callToActionOf, dayOf, placeOf, splitEvents } from './event.ts'
import { Keynotes } from './keynotes/keynotes.tsx'
import { listThumbnails } from './keynotes/thumbnails.server.ts'
import { readArchiveFilter } from './past/by-year.ts'
import './page.css'
import { ButtonLink } from '#ui/button.tsx'
import { ExternalLink } from '#ui/link.tsx'
import { Section } from '#ui/section.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { datesOf, type EventDates } from './calendar/event-dates.server.ts'
import { announce } from './calendar/structured-event.ts'
import { Archive } from './past/archive.tsx'
import { type Event, listEvents } from './queries.server.ts'
import { nextMidnight, siteDay } from './site-day.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const { db, now } = context.get(platformContext)
  const today = now()
  // The events of a day are past when it is over, and undated ones move into the new year.
  expireAt(context.get(pageContext), nextMidnight(today))
  const [content, events, thumbnails, people] = await Promise.all([
    loadTexts(context, eventsContent),
    readPart(context, () => listEvents(db, today)),
    readPart(context, () => listThumbnails(db)),
    readPart(context, () => listConsultants(db)),
  ])
  const parts = [
    filled(eventsQuery(), events),
    filled(thumbnailsQuery(), thumbnails),
    filled(consultantsQuery(), people),
  ]
  const year = Number(siteDay(today).slice(0, 4))
  return { queries: [content.query, ...parts], year, dates: datesOf(splitEvents(events ?? []).upcoming) }
}

export async function clientLoader() {
  const builtIn = import('./content.ts').then(({ eventsContent }) => eventsContent)
  const { queries } = await preparePage('events', builtIn, eventsQuery(), thumbnailsQuery(), consultantsQuery())
  return { queries, year: new Date().getFullYear(), dates: noDates }
}

// Search engines read what the server has sent.
const noDates: EventDates = {}

export const meta: Route.MetaFunction = (args) => {
  const { origin = '', companyName = '' } = args.matches[0].loaderData ?? {}
  const { upcoming } = splitEvents(findData(args.loaderData, eventsQuery()) ?? [])
  const trail = breadcrumbs(origin, [
    ['Home', '/'],
    ['About Us', '/about'],
    ['Events', '/about/events'],
  ])
  const announced = upcoming.flatMap((event) =>
    announce(event, args.loaderData?.dates ?? noDates, { origin, companyName }),
  )
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
      <header className="page-width page-head events-hero">
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

/** The next dates as stations of a lane, each leading down to its event. */
function NextUp({ events }: { events: Event[] }) {
  if (events.length === 0) return null
  return (
    <ol className="stations next-up">
      {events.slice(0, 3).map((event) => (
        <li key={event.id}>
          <a href={`#event-${event.id}`}>
            <b>{dayOf(event)}</b>
            {event.title}
          </a>
        </li>
      ))}
    </ol>
  )
}

const conferences = [1, 2] as const

function Conferences({ text }: EventsText) {
  return (
    <Section>
      <h2>{text.conferences_title}</h2>
      <ul className="split split-wide tinted conferences">
        {conferences.map((n) => (
          <li key={n}>
            <h3>{text[`conferences_${n}_name`]}</h3>
            <p>{text[`conferences_${n}_text`]}</p>
            <p>{text[`conferences_${n}_meta`]}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}

type State = 'loading' | 'failed' | 'ready'

function Upcoming({ text, events, state }: EventsText & { events: Event[]; state: State }) {
  return (
    <Section id="upcoming">
      <div className="between upcoming-head">
        <h2>{text.upcoming_title}</h2>
        <a href="/events.ics" className="text-link">
          {text.upcoming_feed}
        </a>
      </div>
      {state === 'loading' && <Spinner label={text.loading} />}
      {state === 'failed' && <p className="problem">{eventsFailure}</p>}
      {state === 'ready' && events.length === 0 && <p className="lead">{text.upcoming_empty}</p>}
      <ol className="stations">
        {events.map((event) => (
          <UpcomingEvent key={event.id} event={event} text={text} />
        ))}
      </ol>
    </Section>
  )
}

function UpcomingEvent({ text, event }: EventsText & { event: Event }) {
  const { id, title, description, event_date, event_time, badge_text } = event
  return (
    <li id={`event-${id}`} className="upcoming-event">
      <p className="upcoming-when">
        <time dateTime={event_date ?? undefined}>{dayOf(event)}</time>
        {event_time && <span>{event_time}</span>}
      </p>
      <div className="stack-start">
        {badge_text && <Badge>{badge_text}</Badge>}
        <h3>{title}</h3>
        {description && <p className="soft">{description}</p>}
        <p>{placeOf(event)}</p>
      </div>
      <div className="button-row">
        <CallToAction event={event} fallback={text.upcoming_button} />
        {event_date && (
          <a href={`/events/${id}.ics`} className="text-link" download>
            {text.upcoming_file}
            <span className="sr-only">: {title}</span>
          </a>
        )}
      </div>
    </li>
  )
}

function CallToAction({ event, fallback }: { event: Event; fallback: string }) {
  const action = callToActionOf(event, fallback)
  if (!action) return null
  if (!action.url) return <p className="soft">{action.text}</p>
  if (action.url.startsWith('/')) {
    return (
      <ButtonLink look="ink" to={action.url}>
        {action.text}
      </ButtonLink>
    )
  }
  return (
    <ExternalLink href={action.url} className="button button-ink">
      {action.text}
    </ExternalLink>
  )
}
