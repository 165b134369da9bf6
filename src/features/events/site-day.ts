/** The clock that event times are read by. */
export const timeZone = 'Europe/Budapest'

const isoDay = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })

/** The day that it is where the company is, as in `2026-01-31`. */
export const siteDay = (now: Date) => isoDay.format(now)

const hour = 60 * 60 * 1000

/** When the next day begins there: one or two hours before it does in UTC. */
export function nextMidnight(now: Date): number {
  const [year = 0, month = 1, day = 1] = siteDay(now).split('-').map(Number)
  const inUtc = Date.UTC(year, month - 1, day + 1)
  const isToday = siteDay(new Date(inUtc - 2 * hour)) === siteDay(now)
  return inUtc - (isToday ? 1 : 2) * hour
}

const offset = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' })

/** A time by the clock there, as in `2026-01-31T18:00`, with how far that clock is ahead of UTC. */
export const withOffset = (time: string) => time + offset.format(new Date(`${time}+02:00`)).slice(-'+02:00'.length)
