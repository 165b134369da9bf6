import { expireAt, pageContext, platformContext } from '#platform/platform.server.ts'
import { getPageContent } from '#records/page-content/queries.server.ts'
import { siteContent } from '#records/page-content/site-content.ts'
import type { Route } from './+types/security-txt.ts'

const day = 24 * 60 * 60 * 1000
// RFC 9116 asks for less than a year, so that nobody writes to an address that is long gone.
const validDays = 180

/** Where whoever has found a hole can tell it. */
export async function loader({ context }: Route.LoaderArgs) {
  const { db, now } = context.get(platformContext)
  const page = context.get(pageContext)
  const today = Math.floor(now().getTime() / day) * day
  expireAt(page, today + day)
  const { email } = await getPageContent(db, siteContent)
  const lines = [
    `Contact: mailto:${encodeURI(email.trim())}`,
    `Expires: ${new Date(today + validDays * day).toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${page.origin}/.well-known/security.txt`,
    '',
  ]
  return new Response(lines.join('\n'), { headers: { 'content-type': 'text/plain; charset=utf-8' } })
}
