import { Button, TextField } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { Confirm, useNotify } from 'react-admin'
import { useAdminData } from '#admin-ui/admin-data.ts'
import { formatMoment } from '#admin-ui/format/format-date.ts'
import { SidePart } from '#admin-ui/screens/edit.tsx'
import type { WebhookRow } from './webhook-row.ts'

type Rotated = { secret: string; previous_until: string }

/** What the receiver checks calls with: in sight right after it was made, and never again. */
export function SigningSecret({ webhook }: { webhook: WebhookRow }) {
  // The next reading of the record comes without it.
  const [made] = useState(webhook.secret)
  const [isAsking, setIsAsking] = useState(false)
  const data = useAdminData()
  const notify = useNotify()
  const rotate = useMutation({
    mutationFn: () => data.call<Rotated>('POST', `webhooks/${webhook.id}/secret`),
    onSuccess: () => notify('New secret made\nCopy it from the field.', { type: 'success' }),
    onError: ({ message }) => notify(`Failed to make a secret\n${message}`, { type: 'error' }),
    onSettled: () => setIsAsking(false),
  })
  const secret = rotate.data?.secret ?? made
  const until = rotate.data?.previous_until
  return (
    <SidePart title="Signing secret">
      <div className="lines">
        {secret ? (
          <TextField
            label="Secret"
            value={secret}
            onFocus={({ target }) => target.select()}
            helperText={`Copy it to the receiver now: it is not shown again.${
              until ? ` The one before counts until ${formatMoment(until)}.` : ''
            }`}
            slotProps={{ htmlInput: { readOnly: true, spellCheck: false } }}
            fullWidth
          />
        ) : (
          <p className="admin-hint">It was shown when it was made. A receiver that has lost it needs a new one.</p>
        )}
        <Button variant="outlined" disabled={rotate.isPending} onClick={() => setIsAsking(true)}>
          Make a new secret
        </Button>
      </div>
      <Confirm
        isOpen={isAsking}
        title="Make a new secret?"
        content="Calls are signed with both for 24 hours, and then with the new one alone."
        confirm="Make a new secret"
        loading={rotate.isPending}
        onConfirm={() => rotate.mutate()}
        onClose={() => setIsAsking(false)}
      />
    </SidePart>
  )
}
