import ContentCopy from '@mui/icons-material/ContentCopy'
import MailOutlined from '@mui/icons-material/MailOutlined'
import { Button, TextField } from '@mui/material'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useGetIdentity, useNotify, useRecordContext } from 'react-admin'
import { useAdminData } from '#admin-ui/admin-data.ts'
import { formatMoment } from '#admin-ui/format/format-date.ts'

type State = { has_password: boolean; can_mail: boolean }
type Invitation = { url?: string; expires_at: string }

/** The way in for somebody else: a link to choose a password, by mail or handed over. */
export function UserInvitation() {
  const user = useRecordContext()
  const { identity } = useGetIdentity()
  const path = `users/${user?.id}/invitation`
  const data = useAdminData()
  const notify = useNotify()
  const { data: state } = useQuery({
    queryKey: ['users', 'invitation', path],
    queryFn: () => data.call<State>('GET', path),
  })
  const invite = useMutation({
    mutationFn: (by: 'mail' | 'link') => data.call<Invitation>('POST', path, { by }),
    onSuccess: ({ url }) =>
      notify(url ? 'Link made\nCopy it from the field and hand it over.' : `Invitation sent to ${user?.email}`, {
        type: 'success',
      }),
    onError: ({ message }) => notify(`Failed to invite user\n${message}`, { type: 'error' }),
  })
  if (!state || user?.id === identity?.id || user?.disabled) return null
  const { url = '', expires_at = '' } = invite.data ?? {}
  return (
    <section className="panel lines">
      <h2>Invitation</h2>
      <p className="admin-hint">
        {state.has_password ? 'Has a password. A link lets them choose a new one.' : 'Has not chosen a password yet.'}{' '}
        It works once, for 7 days, and takes the place of the one before.
      </p>
      {state.can_mail && (
        <Button
          variant="outlined"
          startIcon={<MailOutlined />}
          disabled={invite.isPending}
          onClick={() => invite.mutate('mail')}
        >
          Send the link by mail
        </Button>
      )}
      <Button
        variant="outlined"
        startIcon={<ContentCopy />}
        disabled={invite.isPending}
        onClick={() => invite.mutate('link')}
      >
        Make a link to hand over
      </Button>
      {url && (
        <TextField
          label="Link to choose a password"
          value={new URL(url, location.href).href}
          onFocus={({ target }) => target.select()}
          helperText={`Works until ${formatMoment(expires_at)}. Whoever has it can sign in.`}
          slotProps={{ htmlInput: { readOnly: true } }}
          fullWidth
        />
      )}
    </section>
  )
}
