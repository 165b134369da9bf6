import { Hono } from 'hono'
import { findEvent } from '#features/events/queries.server.ts'
import { requestOrigin } from '#platform/http/request-origin.server.ts'
import type { Platform } from '#platform/platform.server.ts'
import { getCompanyName } from '#records/page-content/queries.server.ts'
import { writeCalendar } from './calendar.server.ts'

/** One event each, to put into one's own calendar. */
export function calendarFiles({ db, environment }: Platform) {
  return new Hono().get('/events/:file{[^/]+\\.ics}', async (c, next) => {
    const event = await findEvent(db, c.req.param('file').slice(0, -'.ics'.length))
    if (!event?.event_date) return next()
    const site = {
      company: await getCompanyName(db),
      page: `${requestOrigin(c.req.header(), environment)}/about/events`,
    }
    return c.body(writeCalendar([event], site), 200, {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': `attachment; filename="event-${event.event_date}.ics"`,
      'cache-control': 'no-cache',
    })
  })
}
