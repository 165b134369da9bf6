import { QueryClient, type QueryKey } from '@tanstack/react-query'
import { isNotFound } from './api-client.ts'

const minute = 60_000
const isServer = () => typeof document === 'undefined'

/** A query with what the server has read for it. */
export type FilledQuery = { queryKey: QueryKey; data: unknown }

/** The data was right when the server read it, so it counts as fresh from now on. */
export function createQueryClient(queries: FilledQuery[] = []) {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 5 * minute,
        // On the server a cache lives for one rendering; a timer would keep it, and all it holds, for ten minutes.
        gcTime: isServer() ? Infinity : 10 * minute,
        refetchOnWindowFocus: false,
        refetchOnReconnect: true,
        retry: (failures, error) => failures < 3 && !isNotFound(error),
      },
    },
  })
  for (const { queryKey, data } of queries) client.getQueryCache().build(client, { queryKey, initialData: data })
  return client
}

/** The element in which a page brings the data that it shows. */
export const queriesId = 'queries'

let browserClient: QueryClient | undefined

/** One cache per open tab in the browser, one per render on the server. */
export function getQueryClient() {
  if (isServer()) return createQueryClient()
  browserClient ??= createQueryClient(JSON.parse(document.getElementById(queriesId)?.textContent || '[]'))
  return browserClient
}
