import { notifyManager, useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { contentFailure } from '#records/page-content/client.ts'
import { Button } from '#ui/button.tsx'
import { Spinner } from '#ui/spinner.tsx'

/** Above a page: says that its saved texts are still under way, or can't be had, while older ones or built-in ones stand. */
export function ContentState() {
  const client = useQueryClient()
  const cache = client.getQueryCache()
  const state = useSyncExternalStore(
    (onChange) => cache.subscribe(notifyManager.batchCalls(onChange)),
    () => {
      const states = cache.findAll(shownTexts).map((query) => query.state)
      if (states.some(({ status }) => status === 'error')) return 'failed'
      return states.some(({ dataUpdatedAt }) => !dataUpdatedAt) && 'loading'
    },
    () => false as const,
  )
  if (!state) return null
  return (
    <div className={`content-state content-${state}`}>
      {state === 'loading' ? (
        <Spinner label="Loading…" />
      ) : (
        <>
          <p role="alert">{contentFailure}</p>
          <Button look="line" className="button-small" onClick={() => client.refetchQueries(shownTexts)}>
            Try Again
          </Button>
        </>
      )}
    </div>
  )
}

const shownTexts = { queryKey: ['content'], type: 'active' } as const
