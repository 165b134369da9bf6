// First, because it sets the order of the style layers.
import '#ui/styles.css'
import familjen from '@fontsource-variable/familjen-grotesk/files/familjen-grotesk-latin-wght-normal.woff2?url'
import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url'
import { HydrationBoundary, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useMatches,
  useRouteLoaderData,
} from 'react-router'
import { filled, joinQueries, type PageData } from '#platform/pages/page-data.ts'
import { getQueryClient } from '#platform/pages/query-client.ts'
import { expireAt, pageContext, platformContext } from '#platform/platform.server.ts'
import { flagsQuery } from '#records/feature-flags/client.ts'
import { listFeatureFlagsOrNone } from '#records/feature-flags/queries.server.ts'
import { contentQuery } from '#records/page-content/client.ts'
import { getPageContent } from '#records/page-content/queries.server.ts'
import { type SiteContent, siteContent } from '#records/page-content/site-content.ts'
import { UnexpectedError } from '#site/unexpected-error.tsx'
import type { Route } from './+types/root.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const platform = context.get(platformContext)
  const { db, cache, publicKey, now } = platform
  const page = context.get(pageContext)
  const [texts, flags] = await Promise.all([
    cache.getOrLoad('site texts', 5, () => getPageContent(db, siteContent)),
    listFeatureFlagsOrNone(platform),
  ])
  const year = now().getUTCFullYear()
  expireAt(page, Date.UTC(year + 1, 0, 1))
  return {
    publicKey,
    origin: page.origin,
    companyName: texts.company_name,
    year,
    queries: [filled(contentQuery<SiteContent>('site'), texts), filled(flagsQuery(), flags)],
  } satisfies PageData & Record<string, unknown>
}

export function shouldRevalidate() {
  return false
}

export function Layout({ children }: { children: ReactNode }) {
  const site = useRouteLoaderData<typeof loader>('root')
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="api-key" content={site?.publicKey} />
        {import.meta.env.SSR && <FirstLinks />}
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

/** Read once, from the document that was sent: the browser's scripts need not know them. */
function FirstLinks() {
  return (
    <>
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href="/site.webmanifest" />
      {[familjen, figtree].map((font) => (
        <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="" />
      ))}
    </>
  )
}

export default function Root() {
  const matches = useMatches()
  const [queryClient] = useState(getQueryClient)
  // Of the document alone: from then on the browser reads for itself, and must not be led back.
  const [queries] = useState(() => joinQueries(matches, Date.now()))
  // Set once scripts have taken over: before that a press on a button is lost, which journeys have to know.
  useEffect(() => document.documentElement.setAttribute('data-hydrated', ''), [])
  return (
    <QueryClientProvider client={queryClient}>
      <HydrationBoundary state={queries}>
        <Outlet />
      </HydrationBoundary>
    </QueryClientProvider>
  )
}

/** Drawn without any data, because data may be what failed. */
export function ErrorBoundary() {
  const { pathname } = useLocation()
  return <UnexpectedError retry={pathname} />
}
