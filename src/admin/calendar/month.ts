/** A day such as `2026-11-16`; they sort as texts. */
export type Day = string

/** A month such as `2026-11`. */
export type Month = string

const number = (value: number) => String(value).padStart(2, '0')

/** The day that it is at a moment, for whoever looks. */
export const dayOf = (moment: Date): Day =>
  `${moment.getFullYear()}-${number(moment.getMonth() + 1)}-${number(moment.getDate())}`

export const monthOf = (day: Day): Month => day.slice(0, 7)

export const isMonth = (text: string | null): text is Month => /^\d{4}-(0[1-9]|1[0-2])$/.test(text ?? '')

/** So many days later, or earlier. In UTC, whose days are all of one length. */
export function addDays(day: Day, count: number): Day {
  const moment = new Date(`${day}T00:00:00Z`)
  moment.setUTCDate(moment.getUTCDate() + count)
  return moment.toISOString().slice(0, 10)
}

export function addMonths(month: Month, count: number): Month {
  const moment = new Date(`${month}-01T00:00:00Z`)
  moment.setUTCMonth(moment.getUTCMonth() + count)
  return moment.toISOString().slice(0, 7)
}

/** Whole weeks from Monday on that hold every day of the month. */
export function weeksOf(month: Month): Day[][] {
  const first = `${month}-01`
  const monday = addDays(first, -((new Date(`${first}T00:00:00Z`).getUTCDay() + 6) % 7))
  const weeks: Day[][] = []
  for (let start = monday; start < `${addMonths(month, 1)}-01`; start = addDays(start, 7))
    weeks.push(Array.from({ length: 7 }, (_, place) => addDays(start, place)))
  return weeks
}

const names = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' })

export const nameOfMonth = (month: Month) => names.format(new Date(`${month}-01T00:00:00Z`))
