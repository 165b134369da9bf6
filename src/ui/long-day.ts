const months = 'January February March April May June July August September October November December'.split(' ')

/**
 * A day, or a moment in UTC, as in `1 January 2026`: the same on the server and in every browser. `Intl`
 * would keep a slow phone busy for 80 ms when it is first used.
 */
export function longDay(moment: string): string {
  const [year, month = 1, day] = moment.split(/\D/).map(Number)
  return `${day} ${months[month - 1]} ${year}`
}
