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
