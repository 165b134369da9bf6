import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { getQueryClient } from './query-client.ts'

/** What a server loader answers: query keys with their data, which the browser's query cache starts with. */
export type PageData = { queries: [key: QueryKey, data: unknown][] }

// biome-ignore lint/suspicious/noExplicitAny: each query of a page has its own data type
type Query = { queryKey: QueryKey; queryFn?: any }

type DataOf<Q extends Query> = Q extends { queryFn?: infer F }
  ? NonNullable<F> extends (...args: never[]) => infer R
    ? Awaited<R>
    : never
  : never

/** Server: pairs a query of the browser with the same data read directly. */
export function filled<Q extends Query>(query: Q, data: DataOf<Q>): PageData['queries'][number] {
  return [query.queryKey, data]
}

// Long enough for an answer from near by, short enough that a slow one shows the page's own loading state.
const patience = 300

/** Browser: starts what is missing or stale before the page shows, and waits for it a little. */
export async function prepare(...queries: Query[]): Promise<PageData> {
  const client = getQueryClient()
  const fetched = Promise.all(queries.map((query) => client.prefetchQuery(query)))
  await Promise.race([fetched, new Promise((resolve) => setTimeout(resolve, patience))])
  return { queries: [] }
}

/** Puts the server's data into the cache. It was right when it was sent, so it counts as fresh from now on. */
export function seedQueries(client: QueryClient, pages: (PageData | undefined)[]) {
  for (const [key, data] of pages.flatMap((page) => page?.queries ?? [])) {
    if (client.getQueryData(key) === undefined) client.setQueryData(key, data)
  }
}

/** For a page's `meta`: what its loader has sent for a query, else what the browser's cache holds. */
export function findData<Q extends Query>(page: PageData | undefined, { queryKey }: Q): DataOf<Q> | undefined {
  const sent = page?.queries.find(([key]) => JSON.stringify(key) === JSON.stringify(queryKey))
  return (sent ? sent[1] : getQueryClient().getQueryData(queryKey)) as DataOf<Q> | undefined
}
