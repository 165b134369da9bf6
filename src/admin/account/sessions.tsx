import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSending } from '#admin/form/use-sending.ts'
import { formatMoment } from '#admin-ui/format/format-date.ts'
import { sharedWork } from '#admin-ui/shared-work.ts'
import { request } from '#platform/http/api-client.ts'
import { Button } from '#ui/button.tsx'
import { deviceName } from './device-name.ts'
import { AccountSection } from './section.tsx'

type Session = {
  id: string
  created_at: string
  ip_address: string | null
  user_agent: string | null
  current: boolean
}

export function Sessions() {
  const {
    data: sessions = [],
    isError,
    refetch,
  } = useQuery({
    queryKey: ['sessions'],
    queryFn: listSessions,
    ...sharedWork,
  })
  const { isSending, failure, send } = useSending()
  const [note, setNote] = useState<string>()
  async function end(path: string, body: object, said: string) {
    const done = await send(`/api/auth/${path}`, body)
    if (done) setNote(said)
    await refetch()
  }
  return (
    <AccountSection
      title="Where you are signed in"
      text="A session ends a week after it was last used, and a month after you signed in. End one that you don’t know, and change your password."
      note={note}
    >
      {(failure || isError) && (
        <p role="alert" className="form-note form-refusal">
          {failure?.message ?? 'Your sessions could not be loaded.'}
        </p>
      )}
      <ul className="ruled account-sessions">
        {sessions.map(({ id, created_at, ip_address, user_agent, current }) => (
          <li key={id} className="spread">
            <div>
              <strong>{deviceName(user_agent ?? '')}</strong>
              <span className="hint">
                Since {formatMoment(created_at)}
                {ip_address && ` from ${ip_address}`}
              </span>
            </div>
            {current ? (
              <span className="badge">This one</span>
            ) : (
              <Button
                look="line"
                className="button-small"
                disabled={isSending}
                aria-label={`End the session on ${deviceName(user_agent ?? '')} since ${formatMoment(created_at)}`}
                onClick={() => end('revoke-session', { id }, 'The session has ended.')}
              >
                End
              </Button>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 && (
        <Button
          look="line"
          disabled={isSending}
          onClick={() => end('revoke-other-sessions', {}, 'All other sessions have ended.')}
        >
          End all others
        </Button>
      )}
    </AccountSection>
  )
}

async function listSessions() {
  return (await request<{ items: Session[] }>('/api/auth/list-sessions')).items
}
