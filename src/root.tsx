import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useMatches, useRouteLoaderData } from 'react-router'
import { type PageData, seedQueries } from '#platform/page-data.ts'
import { platformContext } from '#platform/platform.server.ts'
import { getQueryClient } from '#platform/query-client.ts'
import type { Route } from './+types/root.ts'
import './ui/tokens.css'

export async function loader({ context }: Route.LoaderArgs) {
  const { publicKey } = context.get(platformContext)
  return { publicKey, queries: [] } satisfies PageData & { publicKey: string }
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

export default function Root() {
  const matches = useMatches()
  const [queryClient] = useState(() => {
    const client = getQueryClient()
    seedQueries(
      client,
      matches.map((match) => match.loaderData as PageData | undefined),
    )
    return client
  })
  return (
    <QueryClientProvider client={queryClient}>
      <Outlet />
    </QueryClientProvider>
  )
}
