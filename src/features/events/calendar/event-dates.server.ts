import type { Event } from '#features/events/queries.server.ts'
import { withOffset } from '#features/events/site-day.ts'
import { findPeriod } from './clock-times.ts'

/** When each event begins and ends, for search engines, if its time can be read. */
export type EventDates = Record<Event['id'], { startDate: string; endDate?: string }>

export function datesOf(events: Event[]): EventDates {
  const dates: EventDates = {}
  for (const { id, event_date, event_time } of events) {
    const period = event_date && findPeriod(event_date, event_time)
    if (!period) continue
    dates[id] = { startDate: withOffset(period.start), ...(period.end && { endDate: withOffset(period.end) }) }
  }
  return dates
}
