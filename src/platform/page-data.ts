import { type QueryKey, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FilledQuery, getQueryClient } from './query-client.ts'

/** What a server loader answers: queries with their data, which the browser's query cache starts with. */
export type PageData = { queries: FilledQuery[] }

// biome-ignore lint/suspicious/noExplicitAny: each query of a page has its own data type
type Query = { queryKey: QueryKey; queryFn?: any }

type DataOf<Q extends Query> = Q extends { queryFn?: infer F }
  ? NonNullable<F> extends (...args: never[]) => infer R
    ? Awaited<R>
    : never
  : never

/**
 * Server: pairs a query of the browser with the same data read directly. React Router's encoding would take ten times
 * as long as JSON does, so both are hidden from it as properties that can't be enumerated; see `listQueries`.
 */
export function filled<Q extends Query>({ queryKey }: Q, data: DataOf<Q>): FilledQuery {
  return Object.defineProperties({} as FilledQuery, { queryKey: { value: queryKey }, data: { value: data } })
}

/** Server: what the loaders of a page have filled. */
export function listQueries(matches: { loaderData: unknown }[]): FilledQuery[] {
  const queries = matches.flatMap(({ loaderData }) => (loaderData as PageData | undefined)?.queries ?? [])
  return queries.map(({ queryKey, data }) => ({ queryKey, data }))
}

// Data that a page shares with the next one is turned into text once.
const texts = new WeakMap<object, string>()

/** Server: the same for a script element of the page, without anything that could end it. */
export function writeQueries(matches: { loaderData: unknown }[]): string {
  const queries = listQueries(matches).filter(({ data }) => data !== undefined)
  return `[${queries.map(({ queryKey, data }) => `{"queryKey":${asText(queryKey)},"data":${textOf(data)}}`).join()}]`
}

const textOf = (data: unknown) => (typeof data === 'object' && data ? sharedText(data) : asText(data))

function sharedText(data: object) {
  const text = texts.get(data) ?? asText(data)
  texts.set(data, text)
  return text
}

const asText = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c')

type Reading<Q extends Query> = { data: DataOf<Q> | undefined; isPending: boolean; isError: boolean }

const useWatched = <Q extends Query>(query: Q) => useQuery(query) as Reading<Q>

function useFilled<Q extends Query>({ queryKey }: Q): Reading<Q> {
  const data = useQueryClient().getQueryData<DataOf<Q>>(queryKey)
  return { data, isPending: data === undefined, isError: false }
}

/** What a query holds. On the server it can't change while a page is rendered, so nothing has to be watched there. */
export const useReading = import.meta.env.SSR ? useFilled : useWatched

// Long enough for an answer from near by, short enough that a slow one shows the page's own loading state.
const patience = 300

/** Browser: starts what is missing or stale before the page shows, and waits for it a little. */
export async function prepare(...queries: Query[]): Promise<PageData> {
  const client = getQueryClient()
  const fetched = Promise.all(queries.map((query) => client.prefetchQuery(query)))
  await Promise.race([fetched, new Promise((resolve) => setTimeout(resolve, patience))])
  return { queries: [] }
}

/** For a page's `meta`: what its loader has filled on the server, else what the browser's cache holds. */
export function findData<Q extends Query>(page: PageData | undefined, { queryKey }: Q): DataOf<Q> | undefined {
  const found = page?.queries.find((query) => JSON.stringify(query.queryKey) === JSON.stringify(queryKey))
  return (found ? found.data : getQueryClient().getQueryData(queryKey)) as DataOf<Q> | undefined
}
