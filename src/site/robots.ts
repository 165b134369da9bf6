import { pageContext } from '#platform/platform.server.ts'
import type { Route } from './+types/robots.ts'

/** What search engines leave alone, and where they find the rest. */
export function loader({ context }: Route.LoaderArgs) {
  const { origin } = context.get(pageContext)
  const lines = [
    'User-agent: *',
    'Disallow: /admin',
    'Disallow: /api/',
    'Disallow: /assessment/own',
    'Disallow: /assessment/reminder',
    'Disallow: /assessment/shared',
    'Disallow: /team/',
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ]
  return new Response(lines.join('\n'), { headers: { 'content-type': 'text/plain; charset=utf-8' } })
}
