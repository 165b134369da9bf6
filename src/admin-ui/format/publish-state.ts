export type PublishState = 'draft' | 'scheduled' | 'live'

/** Where an item stands at a moment: hidden, on its way, or on the site. */
export function publishState(
  { published, date }: { published: boolean; date?: string | null | undefined },
  now: Date,
): PublishState {
  if (!published) return 'draft'
  return date && Date.parse(date) > now.getTime() ? 'scheduled' : 'live'
}

export const publishLabels: Record<PublishState, string> = { draft: 'Draft', scheduled: 'Scheduled', live: 'Live' }

/** A moment as a field for date and time takes it, in the time zone of whoever looks. */
export function localMoment(moment: Date): string {
  const local = new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000)
  return local.toISOString().slice(0, 16)
}

/** What such a field holds, as a moment for all time zones; nothing when it holds none. */
export function readLocalMoment(typed: string): string | null {
  const moment = new Date(typed)
  return Number.isNaN(moment.getTime()) ? null : moment.toISOString()
}

/** The next full hour that is at least an hour away: a good first guess for a plan. */
export function nextGoodMoment(now: Date): Date {
  const next = new Date(now.getTime() + 2 * 60 * 60_000)
  next.setMinutes(0, 0, 0)
  return next
}
