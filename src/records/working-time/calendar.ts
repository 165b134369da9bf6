/** When we work: on which days of the week (1 is Monday), from when until when there, and on which days not at all. */
export type WorkingTime = { time_zone: string; days: number[]; opens: string; closes: string; holidays: string[] }

/** Until administrators say otherwise: where the office of the contact page is. */
export const usualTime: WorkingTime = {
  time_zone: 'Europe/Budapest',
  days: [1, 2, 3, 4, 5],
  opens: '09:00',
  closes: '17:00',
  holidays: [],
}

/**
 * By when an answer is promised that is due within 24 hours: at the same time on the next working day. What comes in while
 * nobody works counts from the next opening on.
 */
export function answerDue(calendar: WorkingTime, received: Date): Date {
  const { time_zone: zone, opens, closes } = calendar
  const { day, time } = localOf(received, zone)
  const isWorkedOn = isWorkingDay(calendar, day)
  if (isWorkedOn && time >= opens && time < closes) {
    const rest = received.getTime() % minute
    return new Date(momentOf(nextWorkingDay(calendar, day), time, zone).getTime() + rest)
  }
  const first = isWorkedOn && time < opens ? day : nextWorkingDay(calendar, day)
  return momentOf(nextWorkingDay(calendar, first), opens, zone)
}

/** The day that it is for those who work: when it began, when work does, when it is over, and whether any is done. */
export function workingDayAt(calendar: WorkingTime, now: Date) {
  const { time_zone: zone, opens } = calendar
  const { day } = localOf(now, zone)
  return {
    starts: momentOf(day, '00:00', zone),
    opens: momentOf(day, opens, zone),
    ends: momentOf(day, '24:00', zone),
    isWorkedOn: isWorkingDay(calendar, day),
  }
}

const minute = 60_000
const dayMs = 24 * 60 * minute

function isWorkingDay({ days, holidays }: WorkingTime, day: string) {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay() || 7
  return days.includes(weekday) && !holidays.includes(day)
}

const furthest = 1_000

function nextWorkingDay(calendar: WorkingTime, day: string): string {
  const start = Date.parse(`${day}T00:00:00Z`)
  for (let ahead = 1; ahead <= furthest; ahead++) {
    const next = new Date(start + ahead * dayMs).toISOString().slice(0, 10)
    if (isWorkingDay(calendar, next)) return next
  }
  throw new Error('The calendar has no working day')
}

/** What the clock on the wall shows there: `2026-03-04` and `11:00`. */
export function localOf(moment: Date, zone: string) {
  const parts = formatIn(zone).formatToParts(moment)
  const part = (type: string) => parts.find((found) => found.type === type)?.value ?? ''
  return { day: `${part('year')}-${part('month')}-${part('day')}`, time: `${part('hour')}:${part('minute')}` }
}

// Making one takes a hundred times as long as using it.
const formats = new Map<string, Intl.DateTimeFormat>()

function formatIn(timeZone: string) {
  const known = formats.get(timeZone)
  if (known) return known
  const twoDigits = { month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' } as const
  const format = new Intl.DateTimeFormat('en-GB', { timeZone, hourCycle: 'h23', year: 'numeric', ...twoDigits })
  formats.set(timeZone, format)
  return format
}

function momentOf(day: string, time: string, zone: string): Date {
  const wanted = Date.parse(`${day}T${time}:00Z`)
  let moment = wanted
  // Twice, because the first guess may lie on the other side of a change of the clocks.
  for (let round = 0; round < 2; round++) {
    const shown = localOf(new Date(moment), zone)
    moment += wanted - Date.parse(`${shown.day}T${shown.time}:00Z`)
  }
  return new Date(moment)
}
