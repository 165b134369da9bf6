import { findEvent } from '#features/events/queries.server.ts'
import { pageContext, platformContext } from '#platform/platform.server.ts'
import { getCompanyName } from '#records/page-content/queries.server.ts'
import type { Route } from './+types/file.ts'
import { writeCalendar } from './calendar.server.ts'

/** One event, to put into one's own calendar. */
export async function loader({ params: { id }, context }: Route.LoaderArgs) {
  const { db } = context.get(platformContext)
  const { origin } = context.get(pageContext)
  const event = await findEvent(db, id)
  if (!event?.event_date) return new Response('There is no such event.', { status: 404 })
  const site = { company: await getCompanyName(db), page: `${origin}/about/events` }
  return new Response(writeCalendar([event], site), {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': `attachment; filename="event-${event.event_date}.ics"`,
    },
  })
}
