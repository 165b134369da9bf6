import { listEvents } from '#features/events/queries.server.ts'
import { pageContext, platformContext } from '#platform/platform.server.ts'
import { getCompanyName } from '#records/page-content/queries.server.ts'
import type { Route } from './+types/feed.ts'
import { writeCalendar } from './calendar.server.ts'

/** Every visible event with a date, to subscribe to. */
export async function loader({ context }: Route.LoaderArgs) {
  const { db, now } = context.get(platformContext)
  const { origin } = context.get(pageContext)
  const site = { company: await getCompanyName(db), page: `${origin}/about/events` }
  return new Response(writeCalendar(await listEvents(db, now()), site), {
    headers: { 'content-type': 'text/calendar; charset=utf-8' },
  })
}
