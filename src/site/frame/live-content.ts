import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { followLiveUpdates } from '#platform/pages/live-updates.ts'

const reloadDelay = 100

/** Reads again what users have changed while the page is open. What the visitor typed is not touched. */
export function useLiveContent(apiKey: string | undefined) {
  const queries = useQueryClient()
  useEffect(() => {
    if (!apiKey) return
    return followLiveUpdates(apiKey, {
      changed: (event, name) =>
        setTimeout(() => {
          queries.invalidateQueries({ queryKey: event === 'content' ? ['content', name] : [name] })
        }, reloadDelay),
      missed: () => queries.invalidateQueries(),
    })
  }, [apiKey, queries])
}
