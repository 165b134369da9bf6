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
import { readPart } from '#platform/pages/read-part.server.ts'
import { expireAt, pageContext, platformContext } from '#platform/platform.server.ts'
import { flagsFailure, flagsQuery } from '#records/feature-flags/client.ts'
import { listFeatureFlags } from '#records/feature-flags/queries.server.ts'
import { loadTexts } from '#records/page-content/load-texts.server.ts'
import { getPageContent } from '#records/page-content/queries.server.ts'
import { siteContent } from '#records/page-content/site-content.ts'
import { UnexpectedError } from '#site/frame/unexpected-error.tsx'
import type { Route } from './+types/root.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const { db, cache, publicKey, now } = context.get(platformContext)
  const page = context.get(pageContext)
  const [site, flags] = await Promise.all([
    loadTexts(context, siteContent, () => cache.getOrLoad('site texts', 5, () => getPageContent(db, siteContent))),
    readPart(context, () => cache.getOrLoad('feature-flags', 5, () => listFeatureFlags(db)), flagsFailure),
  ])
  const year = now().getUTCFullYear()
  expireAt(page, Date.UTC(year + 1, 0, 1))
  return {
    publicKey,
    origin: page.origin,
    companyName: site.texts.company_name,
    year,
    queries: [site.query, filled(flagsQuery(), flags)],
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
      <meta name="color-scheme" content="light dark" />
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
