import { StatusChip, type Tone } from '#admin-ui/fields/status-chip.tsx'

export type MailStatus = 'waiting' | 'queued' | 'sent' | 'failed'

const states: Record<MailStatus, [tone: Tone, words: string]> = {
  waiting: ['soon', 'Waiting'],
  queued: ['calm', 'On its way'],
  sent: ['good', 'Sent'],
  failed: ['danger', 'Failed'],
}

/** What became of a mail. One that was tried before says so: it is tried again by itself. */
export function MailState({ status, attempts = 0 }: { status: MailStatus; attempts?: number }) {
  const [tone, words] = states[status]
  const isRetried = status === 'queued' && attempts > 0
  return <StatusChip tone={isRetried ? 'soon' : tone}>{isRetried ? 'Trying again' : words}</StatusChip>
}
