import { Button } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { Confirm, useNotify, useRefresh } from 'react-admin'
import { Link } from 'react-router-dom'
import { useAdminData } from '#admin-ui/admin-data.ts'
import { useMailSettings } from './mail-settings.ts'
import type { MailStatus } from './mail-state.tsx'

type Props = { id: string; status: MailStatus }

/** Has a mail sent once more. Whoever would get it a second time is asked about first. */
export function ResendButton({ id, status }: Props) {
  const data = useAdminData()
  const notify = useNotify()
  const refresh = useRefresh()
  const [isAsking, setIsAsking] = useState(false)
  const resend = useMutation({
    mutationFn: () => data.call<{ status: MailStatus }>('POST', `mails/${id}/resend`),
    onSuccess: ({ status: now }) => {
      notify(now === 'waiting' ? 'The mail waits for the mail server' : 'The mail is on its way', { type: 'success' })
      refresh()
    },
    onError: (error) => notify(`Failed to resend mail\n${error.message}`, { type: 'error' }),
    onSettled: () => setIsAsking(false),
  })
  const settings = useMailSettings()
  if (status === 'queued' || !settings) return null
  if (status === 'waiting' && settings.missing.length > 0) return <Link to="/admin/mails">What it waits for</Link>
  return (
    <>
      <Button
        variant="outlined"
        disabled={resend.isPending}
        onClick={() => (status === 'sent' ? setIsAsking(true) : resend.mutate())}
      >
        Resend
      </Button>
      <Confirm
        isOpen={isAsking}
        title="Send this mail once more?"
        content="It was sent before. Whoever got it gets it a second time."
        confirm="Send again"
        loading={resend.isPending}
        onConfirm={() => resend.mutate()}
        onClose={() => setIsAsking(false)}
      />
    </>
  )
}
