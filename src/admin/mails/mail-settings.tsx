import { Button } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { useNotify, useRefresh } from 'react-admin'
import { useAdminData } from '#admin-ui/admin-data.ts'
import { useMailSettings } from '#admin-ui/mail/mail-settings.ts'
import { Callout } from '#admin-ui/screens/callout.tsx'

const meanings: Record<string, string> = {
  SMTP_URL: 'the address of the mail server, such as smtp://user:password@mail.example.com:587',
  MAIL_FROM: 'the address that mails come from',
  CONTACT_TO: 'the address of the team, which gets every inquiry',
}

/** Says plainly why mails wait, and what whoever runs the server has to set. */
export function MissingSettings() {
  const { missing = [] } = useMailSettings() ?? {}
  if (missing.length === 0) return null
  const isServerMissing = missing.includes('SMTP_URL') || missing.includes('MAIL_FROM')
  return (
    <Callout
      title={isServerMissing ? 'No mail server is configured, so every mail waits here' : 'Mails to the team wait here'}
    >
      <p>Nothing is lost. Whoever runs the server sets these variables and starts it again; then all of them go out:</p>
      <ul>
        {missing.map((name) => (
          <li key={name}>
            <code>{name}</code>: {meanings[name]}
          </li>
        ))}
      </ul>
    </Callout>
  )
}

/** For mails that wait although they could go out, such as after a change of the settings. */
export function SendWaitingButton() {
  const data = useAdminData()
  const notify = useNotify()
  const refresh = useRefresh()
  const settings = useMailSettings()
  const send = useMutation({
    mutationFn: () => data.call<{ queued: number }>('POST', 'mails/send-waiting'),
    onSuccess: ({ queued }) => {
      notify(queued === 1 ? 'One mail is on its way' : `${queued} mails are on their way`, { type: 'success' })
      refresh()
    },
    onError: (error) => notify(`Failed to send waiting mails\n${error.message}`, { type: 'error' }),
  })
  const canSend = settings && !settings.missing.includes('SMTP_URL') && !settings.missing.includes('MAIL_FROM')
  if (!canSend) return null
  return (
    <Button variant="outlined" disabled={send.isPending} onClick={() => send.mutate()}>
      Send waiting now
    </Button>
  )
}
