import { queryOptions } from '@tanstack/react-query'
import { call } from './api-client.ts'

export type Me = { id: string; email: string; name: string; role: 'admin' | 'editor'; two_factor_enabled: boolean }

/** Who is signed in. The server decides on every call; this only decides what is worth showing. */
export const meQuery = queryOptions({
  queryKey: ['me'],
  queryFn: () => call<Me>('GET', 'me'),
  staleTime: Number.POSITIVE_INFINITY,
})
