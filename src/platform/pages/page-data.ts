import { type DehydratedState, dehydrate, type InferDataFromTag, type QueryKey } from '@tanstack/react-query'
import { createQueryClient, getQueryClient } from './query-client.ts'

/** What a server loader answers: queries with their data, which the browser's query cache starts with. */
export type PageData = { queries: DehydratedState[] }

type Query<Key extends QueryKey> = { queryKey: Key }
type DehydratedQuery = DehydratedState['queries'][number]

/**
 * Server: a query of the browser with the same data read directly. It carries no time, so that a page reads the same
 * each time it is rendered, and browsers that have it already are told so.
 */
export function filled<Key extends QueryKey>(
  { queryKey }: Query<Key>,
  data: InferDataFromTag<unknown, Key> | undefined,
  { standsIn = false } = {},
): DehydratedState {
  const client = createQueryClient()
  client.setQueryData(queryKey, data as never, { updatedAt: 0 })
  const { queries, mutations } = dehydrate(client)
  const mark = (query: DehydratedQuery) => ({ ...query.state, isInvalidated: standsIn })
  return { mutations, queries: queries.map((query) => ({ ...query, dehydratedAt: 0, state: mark(query) })) }
}

/**
 * What the loaders of a page have filled. It was right when the page was sent, so it counts as fresh from `now` on. What
 * only stands in for something is read by the browser at once.
 */
export function joinQueries(matches: { loaderData: unknown }[], now: number): DehydratedState {
  const states = matches.flatMap(({ loaderData }) => (loaderData as PageData | undefined)?.queries ?? [])
  const queries = states.flatMap((state) => state.queries)
  return {
    mutations: [],
    queries: queries.map((query) => ({
      ...query,
      state: { ...query.state, dataUpdatedAt: query.state.isInvalidated ? 0 : now },
    })),
  }
}

// Long enough for an answer from near by, short enough that a slow one shows the page's own loading state.
const timeoutMs = 300

/** Browser: starts what is missing or stale before the page shows, and waits for it a little. */
export async function prepare(...queries: Query<QueryKey>[]): Promise<PageData> {
  const client = getQueryClient()
  const fetched = Promise.all(queries.map((query) => client.prefetchQuery(query)))
  await Promise.race([fetched, new Promise((resolve) => setTimeout(resolve, timeoutMs))])
  return { queries: [] }
}

/** Browser: the same for a page with built-in texts, which stand in until the saved ones have come. */
export async function prepareWithStandIn<Key extends QueryKey>(
  query: Query<Key>,
  builtIn: Promise<InferDataFromTag<unknown, Key>>,
  ...others: Query<QueryKey>[]
): Promise<PageData> {
  const client = getQueryClient()
  await Promise.allSettled([prepare(query, ...others), builtIn])
  if (client.getQueryData(query.queryKey) === undefined) {
    client.setQueryData(query.queryKey, (await builtIn) as never, { updatedAt: 0 })
  }
  return { queries: [] }
}

/** For a page's `meta`: what the browser's cache holds, else what the page's loader has filled. */
export function findData<Key extends QueryKey>(
  page: PageData | undefined,
  { queryKey }: Query<Key>,
): InferDataFromTag<unknown, Key> | undefined {
  const known = getQueryClient().getQueryData(queryKey)
  if (known !== undefined) return known as InferDataFromTag<unknown, Key>
  const filled = page?.queries.flatMap(({ queries }) => queries)
  const found = filled?.find((query) => JSON.stringify(query.queryKey) === JSON.stringify(queryKey))
  return found?.state.data as InferDataFromTag<unknown, Key> | undefined
}
