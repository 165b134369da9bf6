import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNotify } from 'react-admin'
import { useAdminData } from '#admin-ui/admin-data.ts'
import type { DeadLink } from '#records/dead-links/queries.server.ts'

const key = ['links']

type LinkReport = { items: DeadLink[]; checksOutside: boolean }

export function useDeadLinks() {
  const data = useAdminData()
  return useQuery({ queryKey: key, queryFn: () => data.call<LinkReport>('GET', 'links'), staleTime: 0 })
}

/** Looks at all links of the site now, instead of in the night. */
export function useCheck() {
  const { send, ...state } = useSending<{ found: number }>(({ found }) =>
    found === 0 ? 'Every link leads somewhere' : `${found} found`,
  )
  return { ...state, check: () => send('links/check') }
}

/** Leads a link elsewhere or, without a target, takes it away and leaves its words. */
export function useMending() {
  const { send, ...state } = useSending<{ changed: boolean }>(({ changed }) =>
    changed ? 'Link mended' : 'Somebody has mended it already',
  )
  return { ...state, mend: (id: string, target: string | null) => send(`links/${id}`, { target }) }
}

function useSending<Answer>(say: (answer: Answer) => string) {
  const data = useAdminData()
  const client = useQueryClient()
  const notify = useNotify()
  const { mutateAsync, isPending } = useMutation({
    mutationFn: ({ path, body = {} }: { path: string; body?: unknown }) => data.call<Answer>('POST', path, body),
    onSuccess: (answer) => {
      notify(say(answer), { type: 'success' })
      return client.invalidateQueries({ queryKey: key })
    },
    onError: ({ message }) => notify(message, { type: 'error' }),
  })
  const send = (path: string, body?: unknown) =>
    mutateAsync({ path, body }).then(
      () => true,
      () => false,
    )
  return { send, isPending }
}
