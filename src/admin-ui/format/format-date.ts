const momentFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' })

/** A moment in the reader's own time zone. */
export const formatMoment = (moment: string) => momentFormat.format(new Date(moment))

const dayFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' })

/** A day such as `2026-12-08` the way people read it: 8 Dec 2026. */
export const formatDay = (day: string) => dayFormat.format(new Date(`${day.slice(0, 10)}T00:00:00Z`))

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** A length of time in one unit, rounded down: 25 min, 5 h, 3 days. */
export function formatSpan(milliseconds: number): string {
  if (milliseconds < minute) return 'less than a minute'
  if (milliseconds < hour) return `${Math.floor(milliseconds / minute)} min`
  if (milliseconds < 2 * day) return `${Math.floor(milliseconds / hour)} h`
  return `${Math.floor(milliseconds / day)} days`
}
