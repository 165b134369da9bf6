import { api } from '#platform/http/api-client.ts'
import type { GivenSource } from './source.ts'

/** This visit, in the memory of the open page alone: nothing of it is kept on the device, and a reload forgets it. */
export const visit: Pick<GivenSource, 'referrer' | 'campaign'> & { paths: string[] } = { paths: [] }

/** Notes that a page is looked at and has the server count it. Whether that arrives is not waited for. */
export function countView(path: string) {
  if (asksNotToBeCounted()) return
  if (!visit.paths[0]) begin()
  const referrer = visit.paths.push(path) < 2 ? visit.referrer : location.host
  const width = innerWidth < 640 ? 'small' : innerWidth < 1024 ? 'medium' : 'large'
  api()
    .post('/api/functions/visit', { path, referrer, campaign: visit.campaign, width })
    .catch(() => {})
}

function begin() {
  const query = new URLSearchParams(location.search)
  const [source, medium, name] = ['source', 'medium', 'campaign'].map((part) => query.get(`utm_${part}`))
  visit.campaign = { source, medium, name }
  visit.referrer = document.referrer.split('/')[2]
  // The contact page alone is loaded anew: whoever is led there by one of our pages has the visit handed over.
  if (visit.referrer === location.host) takeOver()
  addEventListener('click', ({ target }) => {
    if ((target as Element).closest('a[href^="/contact"]')) window.name = JSON.stringify(visit)
  })
}

/** The name of a window may be anybody's: another site may have left it there. */
function takeOver() {
  try {
    const { paths, referrer, campaign } = JSON.parse(window.name)
    Object.assign(visit, { referrer, campaign, paths: paths.map(String) })
    window.name = ''
  } catch {}
}

/** Do Not Track and Global Privacy Control: https://www.w3.org/TR/gpc/ */
export const asksNotToBeCounted = () =>
  navigator.doNotTrack === '1' || (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl
