import { Button } from '@mui/material'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useNotify, useRecordContext } from 'react-admin'
import { deviceName } from '#admin/account/device-name.ts'
import { useAdminData } from '#admin-ui/admin-data.ts'
import { StateField } from '#admin-ui/fields/fields.tsx'

import { formatMoment } from '#admin-ui/format/format-date.ts'
import { sharedWork } from '#admin-ui/shared-work.ts'

type Session = {
  id: string
  created_at: string
  updated_at: string
  ip_address: string | null
  user_agent: string | null
}

/** Where somebody is signed in, and the way to end it. */
export function UserSessions() {
  const path = `users/${useRecordContext()?.id}/sessions`
  const data = useAdminData()
  const notify = useNotify()
  const {
    data: answer,
    error,
    isPending,
    refetch,
  } = useQuery({
    queryKey: ['users', 'sessions', path],
    queryFn: () => data.call<{ items: Session[] }>('GET', path),
    ...sharedWork,
  })
  const end = useMutation({
    mutationFn: (id?: string) => data.call('DELETE', id ? `${path}/${id}` : path),
    onSuccess: (_answer, id) => notify(id ? 'Session ended' : 'All sessions ended', { type: 'success' }),
    onError: ({ message }) => notify(`The session could not be ended\n${message}`, { type: 'error' }),
    onSettled: () => refetch(),
  })
  const sessions = answer?.items ?? []
  return (
    <section className="panel">
      <StateField source="two_factor_enabled" yes="Two-factor sign-in is on" no="Two-factor sign-in is off" />
      <h2>Signed in on</h2>
      {error && <p role="alert">The sessions can not be shown right now.</p>}
      {!isPending && !error && sessions.length === 0 && <p>Not signed in anywhere.</p>}
      <ul className="ruled">
        {sessions.map(({ id, created_at, ip_address, user_agent }) => (
          <li key={id} className="spread">
            <div>
              <b>{deviceName(user_agent ?? '')}</b>
              <p className="admin-hint">
                {[ip_address, `since ${formatMoment(created_at)}`].filter(Boolean).join(', ')}
              </p>
            </div>
            <Button
              size="small"
              disabled={end.isPending}
              aria-label={`End the session on ${deviceName(user_agent ?? '')}`}
              onClick={() => end.mutate(id)}
            >
              End
            </Button>
          </li>
        ))}
      </ul>
      {sessions.length > 1 && (
        <Button size="small" variant="outlined" disabled={end.isPending} onClick={() => end.mutate(undefined)}>
          End all sessions
        </Button>
      )}
    </section>
  )
}
