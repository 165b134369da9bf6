import { QueryClient } from '@tanstack/react-query'
import { isNotFound } from '#platform/http/api-client.ts'

const minute = 60_000
const isServer = () => typeof document === 'undefined'

export function createQueryClient() {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 5 * minute,
        // On the server a cache lives for one rendering; a timer would keep it, and all it holds, for ten minutes.
        gcTime: isServer() ? Infinity : 10 * minute,
        refetchOnWindowFocus: false,
        refetchOnReconnect: true,
        retry: (failures, error) => failures < 3 && !isNotFound(error),
        retryDelay: (failures) => 1000 * (failures + 1),
      },
    },
  })
}

let browserClient: QueryClient | undefined

/** One cache per open tab in the browser, one per render on the server. */
export function getQueryClient() {
  if (isServer()) return createQueryClient()
  browserClient ??= createQueryClient()
  return browserClient
}
