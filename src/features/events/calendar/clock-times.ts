type ClockTimes = { start: ClockTime; end: ClockTime | undefined }
export type ClockTime = { hour: number; minute: number }

const time = String.raw`([01]?\d|2[0-3])[:.]([0-5]\d)`
const pattern = new RegExp(String.raw`^${time}(?:\s*(?:-|–|—|to|until)\s*${time})?(?:\s*(?:CET|CEST))?$`, 'i')

/** Start and end from a free text such as `18:00` or `09:30–17:00 CET`; nothing when it says something else. */
export function findClockTimes(text: string | null): ClockTimes | undefined {
  const [, hour, minute, endHour, endMinute] = text?.trim().match(pattern) ?? []
  if (hour === undefined || minute === undefined) return undefined
  return { start: clockTime(hour, minute), end: endHour && endMinute ? clockTime(endHour, endMinute) : undefined }
}

const clockTime = (hour: string, minute: string) => ({ hour: Number(hour), minute: Number(minute) })
