import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useAdminData } from '#admin-ui/admin-data.ts'
import type { Found } from './api.server.ts'

const shortest = 2
const pauseMs = 120

/** What the server finds, once the typing has paused; until then what it found before. */
export function useFound(typed: string) {
  const data = useAdminData()
  const sought = usePaused(typed.trim())
  const isLongEnough = sought.length >= shortest
  const query = useQuery({
    queryKey: ['find', sought],
    queryFn: () => data.call<Found>('GET', `search?q=${encodeURIComponent(sought)}`),
    enabled: isLongEnough,
    placeholderData: (before) => before,
    staleTime: 30_000,
    retry: false,
  })
  return {
    found: isLongEnough ? query.data : undefined,
    isSearching: query.isFetching || (sought !== typed.trim() && typed.trim().length >= shortest),
    error: isLongEnough ? query.error : null,
  }
}

function usePaused(typed: string): string {
  const [paused, setPaused] = useState(typed)
  useEffect(() => {
    const timer = setTimeout(() => setPaused(typed), pauseMs)
    return () => clearTimeout(timer)
  }, [typed])
  return paused
}
