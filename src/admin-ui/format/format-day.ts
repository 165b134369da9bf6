const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' })

/** A day such as `2026-12-08` the way people read it: 8 Dec 2026. */
export const formatDay = (day: string) => format.format(new Date(`${day.slice(0, 10)}T00:00:00Z`))
