import { asksNotToBeCounted, visit } from './open-page.ts'
import type { GivenSource } from './source.ts'

/** Where this visit came from, for what the visitor sends now. `own` are the pages of the form itself. */
export function sourceOfVisit(own: RegExp): GivenSource | undefined {
  if (asksNotToBeCounted()) return undefined
  const isFromHere = visit.referrer === location.host
  // Opened in a tab of its own: the visit began in another one.
  const before = isFromHere ? document.referrer.split(location.host)[1]?.split(/[?#]/)[0] : undefined
  const paths = [...(before ? [before] : []), ...visit.paths]
  return {
    firstPath: paths[0],
    lastPath: paths.findLast((path) => !own.test(path)) ?? paths.at(-1),
    referrer: isFromHere ? undefined : visit.referrer,
    campaign: visit.campaign,
  }
}
