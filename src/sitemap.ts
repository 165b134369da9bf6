import { expireAt, pageContext, platformContext } from '#platform/platform.server.ts'
import type { Route } from './+types/sitemap.ts'
import { listAddresses } from './addresses.ts'
import { features } from './features.server.ts'

/** Everything a visitor may see, for search engines. */
export async function loader({ context }: Route.LoaderArgs) {
  const { db, now } = context.get(platformContext)
  const page = context.get(pageContext)
  for (const { nextPublication } of features) {
    const next = await nextPublication?.(db, now())
    if (next) expireAt(page, next)
  }
  const addresses = await listAddresses(db, features, now())
  const urls = addresses.map(({ path, changed }) => {
    const lastmod = changed ? `<lastmod>${changed}</lastmod>` : ''
    return `<url><loc>${page.origin}${path}</loc>${lastmod}</url>`
  })
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`
  return new Response(xml, { headers: { 'content-type': 'application/xml; charset=utf-8' } })
}
