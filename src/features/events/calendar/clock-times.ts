type ClockTimes = { start: ClockTime; end: ClockTime | undefined }
type ClockTime = { hour: number; minute: number }

const time = String.raw`([01]?\d|2[0-3])[:.]([0-5]\d)`
const pattern = new RegExp(String.raw`^${time}(?:\s*(?:-|–|—|to|until)\s*${time})?(?:\s*(?:CET|CEST))?$`, 'i')

/** Start and end from a free text such as `18:00` or `09:30–17:00 CET`; nothing when it says something else. */
export function findClockTimes(text: string | null): ClockTimes | undefined {
  const [, hour, minute, endHour, endMinute] = text?.trim().match(pattern) ?? []
  if (hour === undefined || minute === undefined) return undefined
  return { start: clockTime(hour, minute), end: endHour && endMinute ? clockTime(endHour, endMinute) : undefined }
}

const clockTime = (hour: string, minute: string) => ({ hour: Number(hour), minute: Number(minute) })

type Period = { start: string; end: string | undefined }

/** From when to when by the clock of the place, as in `2026-01-31T18:00`. What ends before it begins ends on the next day. */
export function findPeriod(day: string, text: string | null): Period | undefined {
  const times = findClockTimes(text)
  if (!times) return undefined
  const [start, end] = [clock(times.start), times.end && clock(times.end)]
  return { start: `${day}T${start}`, end: end && `${end <= start ? dayAfter(day) : day}T${end}` }
}

const clock = ({ hour, minute }: ClockTime) => [hour, minute].map((part) => String(part).padStart(2, '0')).join(':')

function dayAfter(day: string) {
  const date = new Date(day)
  date.setUTCDate(date.getUTCDate() + 1)
  return date.toISOString().slice(0, 10)
}
