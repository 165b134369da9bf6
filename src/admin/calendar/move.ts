import type { DatedItem } from '#resources/dated.server.ts'
import { type Day, dayOf } from './month.ts'

export type Dated = Pick<DatedItem, 'at' | 'field' | 'isPublic'>

const hasTime = (at: string) => at.length > 10

/** The day on which it is shown. */
export const shownOn = ({ at }: Pick<Dated, 'at'>): Day => (hasTime(at) ? dayOf(new Date(at)) : at)

/** What to save so that it takes place on another day, at the same time of that day. */
export const valuesOn = ({ at, field }: Dated, day: Day) => ({ [field]: hasTime(at) ? sameTimeOn(at, day) : day })

function sameTimeOn(at: string, day: Day): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const moment = new Date(at)
  moment.setFullYear(year, month - 1, date)
  return moment.toISOString()
}

/** Why it is not simply moved: what that would do to the site is decided in its form. */
export function findObjection(item: Dated, day: Day, now: Date): string | undefined {
  if (!item.isPublic || !hasTime(item.at)) return
  const isLive = Date.parse(item.at) <= now.getTime()
  const wouldBeLive = Date.parse(sameTimeOn(item.at, day)) <= now.getTime()
  if (isLive && !wouldBeLive) return 'It is on the site, and would not be until then. Change its date in its form.'
  if (!isLive && wouldBeLive) return 'It would be on the site at once. Publish it in its form.'
}
