import { Button } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { Confirm, useNotify, useRefresh } from 'react-admin'
import { useAdminData } from '#admin-ui/admin-data.ts'
import { StatusChip } from '#admin-ui/fields/status-chip.tsx'
import type { NewsConsent } from './tables.server.ts'

export function ConsentStateChip({ confirmed_at, withdrawn_at }: Pick<NewsConsent, 'confirmed_at' | 'withdrawn_at'>) {
  if (withdrawn_at) return <StatusChip tone="off">Withdrawn</StatusChip>
  return confirmed_at ? <StatusChip tone="good">Agreed</StatusChip> : <StatusChip tone="soon">Not confirmed</StatusChip>
}

/** For who says on the telephone that they want no more news. It can't be taken back: only they can say yes. */
export function WithdrawButton({ id }: { id: string }) {
  const data = useAdminData()
  const notify = useNotify()
  const refresh = useRefresh()
  const [isAsking, setIsAsking] = useState(false)
  const withdraw = useMutation({
    mutationFn: () => data.call('POST', `consents/${id}/withdraw`),
    onSuccess: () => notify('Consent withdrawn', { type: 'success' }),
    onError: ({ message }) => notify(`Failed to withdraw\n${message}`, { type: 'error' }),
    onSettled: () => {
      setIsAsking(false)
      refresh()
    },
  })
  return (
    <>
      <Button variant="outlined" disabled={withdraw.isPending} onClick={() => setIsAsking(true)}>
        Withdraw for them
      </Button>
      <Confirm
        isOpen={isAsking}
        title="Withdraw this consent?"
        content="They get no more news. Only they themselves can agree again."
        confirm="Withdraw"
        loading={withdraw.isPending}
        onConfirm={() => withdraw.mutate()}
        onClose={() => setIsAsking(false)}
      />
    </>
  )
}
