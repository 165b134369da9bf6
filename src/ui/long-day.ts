const months = 'January February March April May June July August September October November December'.split(' ')

/**
 * A day as in `1 January 2026`, that of UTC when a moment is given: the same on the server and in every browser. `Intl`
 * would keep a slow phone busy for 80 ms when it is first used.
 */
export function longDay(moment: string): string {
  const date = new Date(moment)
  return `${date.getUTCDate()} ${months[date.getUTCMonth()]} ${date.getUTCFullYear()}`
}
