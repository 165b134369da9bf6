import { QueryClient } from '@tanstack/react-query'

/** Users see what colleagues just did: nothing counts as fresh for long. What is refused is not asked again. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { staleTime: 5_000, retry: (count, error) => count < 2 && isUnreachable(error) },
  },
})

const isUnreachable = (error: Error & { status?: number }) => error.status === 0 || error.status === 503
