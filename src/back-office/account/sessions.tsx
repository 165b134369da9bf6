import { useState } from 'react'
import { useReading } from '#back-office/form/use-reading.ts'
import { useSending } from '#back-office/form/use-sending.ts'
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
  const { data, failed, reload } = useReading<{ items: Session[] }>('/api/auth/list-sessions')
  const { isSending, failure, send } = useSending()
  const [note, setNote] = useState<string>()
  async function end(path: string, body: object, said: string) {
    const done = await send(`/api/auth/${path}`, body)
    if (done) setNote(said)
    await reload()
  }
  const items = data?.items ?? []
  return (
    <AccountSection
      title="Where you are signed in"
      text="A session ends a week after it was last used. End one that you don’t know, and change your password."
      note={note}
    >
      {(failure || failed) && (
        <p role="alert" className="send-form-refusal">
          {failure?.message ?? 'Your sessions could not be loaded.'}
        </p>
      )}
      <ul className="account-sessions">
        {items.map(({ id, created_at, ip_address, user_agent, current }) => (
          <li key={id}>
            <div>
              <strong>{deviceName(user_agent ?? '')}</strong>
              <span className="hint">
                Since {momentOf(created_at)}
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
                aria-label={`End the session on ${deviceName(user_agent ?? '')} since ${momentOf(created_at)}`}
                onClick={() => end('revoke-session', { id }, 'The session has ended.')}
              >
                End
              </Button>
            )}
          </li>
        ))}
      </ul>
      {items.length > 1 && (
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

const momentOf = (iso: string) => new Date(iso).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short' })
