import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNotify } from 'react-admin'
import { useAdminData } from '#admin-ui/admin-data.ts'
import type { scanVersions } from '#features/scan/tables.server.ts'
import type { BackTest } from '#features/scan/versions/back-test.server.ts'
import { ApiError } from '#platform/http/api-client.ts'

export type VersionRow = typeof scanVersions.$inferSelect & {
  changed_by: string | null
  published_by: string | null
  results: number
}
export type VersionSummary = Omit<VersionRow, 'definition'>

export const versionsResource = 'scan-versions'
const key = [versionsResource]

export function useVersions() {
  const data = useAdminData()
  return useQuery({
    queryKey: [...key, 'studio'],
    queryFn: async () =>
      (await data.call<{ items: VersionSummary[] }>('GET', `${versionsResource}?brief=true&per_page=1000`)).items,
    staleTime: 0,
  })
}

/** Read when its editor is opened and not again: what somebody is typing into must not change under their hands. */
export function useVersion(id: string) {
  const data = useAdminData()
  return useQuery({
    queryKey: [...key, 'editor', id],
    queryFn: () => data.call<VersionRow>('GET', `${versionsResource}/${encodeURIComponent(id)}`),
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    retry: 1,
  })
}

/** Something that is done to a version, and what is said when it is. */
export function useVersionCall<Given, Answer>(
  send: (given: Given, data: ReturnType<typeof useAdminData>) => Promise<Answer>,
  done: { words: string; follow?: (answer: Answer) => void },
) {
  const data = useAdminData()
  const queries = useQueryClient()
  const notify = useNotify()
  return useMutation({
    mutationFn: (given: Given) => send(given, data),
    onSuccess: (answer) => {
      notify(done.words, { type: 'success' })
      queries.invalidateQueries({ queryKey: [...key, 'studio'] })
      done.follow?.(answer)
    },
    onError: ({ message }) => notify(message, { type: 'error' }),
  })
}

type Asked = { id: string; last: number; definition: unknown }

/** Tells how far it is while it reads: each line is a step, and the last one the whole. */
export async function runBackTest(
  { id, ...body }: Asked,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<BackTest> {
  const response = await fetch(`/api/admin/${versionsResource}/${id}/back-test`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/x-ndjson' },
    body: JSON.stringify(body),
    signal,
  })
  if (!response.ok || !response.body) throw new ApiError(response.status, await response.json().catch(() => ({})))
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  let latest: BackTest | undefined
  for (;;) {
    const { done, value = '' } = await reader.read()
    const lines = (text + value).split('\n')
    text = lines.pop() ?? ''
    for (const line of lines) {
      latest = JSON.parse(line) as BackTest
      onProgress(latest.total === 0 ? 1 : latest.done / latest.total)
    }
    if (done) break
  }
  if (!latest?.items) throw new Error('The connection was lost. Please try again.')
  return latest
}
