import { Button } from '@mui/material'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { useAdminData } from '#admin-ui/admin-data.ts'
import { StatusChip } from '#admin-ui/fields/status-chip.tsx'
import { formatMoment } from '#admin-ui/format/format-date.ts'
import { SidePart } from '#admin-ui/screens/edit.tsx'
import { sharedWork } from '#admin-ui/shared-work.ts'
import { testEvent } from '#resources/webhooks/events.ts'
import { type DeliveryRow, eventName, type WebhookRow } from './webhook-row.ts'

const step = 10

/** Every call of the last month, the latest first, and what became of it. */
export function DeliveryLog({ webhook }: { webhook: WebhookRow }) {
  const path = `webhooks/${webhook.id}`
  const data = useAdminData()
  const notify = useNotify()
  const [shown, setShown] = useState(step)
  const {
    data: log,
    error,
    refetch,
  } = useQuery({
    queryKey: ['webhooks', 'deliveries', webhook.id, shown],
    queryFn: () => data.call<{ items: DeliveryRow[]; total: number }>('GET', `${path}/deliveries?per_page=${shown}`),
    placeholderData: (before) => before,
    ...sharedWork,
    // While one is on its way somebody waits to see it arrive.
    refetchInterval: ({ state }) => (state.data?.items.some(({ status }) => status === 'queued') ? 3_000 : 15_000),
  })
  const test = useMutation({
    mutationFn: () => data.call<DeliveryRow>('POST', `${path}/test`),
    onSuccess: ({ status, response, response_status }) =>
      status === 'delivered'
        ? notify('The receiver took the test call', { type: 'success' })
        : notify(`The receiver did not take the test call\n${response_status ?? response}`, { type: 'error' }),
    onError: ({ message }) => notify(`Failed to send a test call\n${message}`, { type: 'error' }),
    onSettled: () => refetch(),
  })
  const resend = useMutation({
    mutationFn: (id: string) => data.call('POST', `${path}/deliveries/${id}/resend`),
    onSuccess: () => notify('The call is on its way', { type: 'success' }),
    onError: ({ message }) => notify(`Failed to resend\n${message}`, { type: 'error' }),
    onSettled: () => refetch(),
  })
  const { items = [], total = 0 } = log ?? {}
  return (
    <SidePart title="Calls">
      <div className="stack">
        <Button variant="outlined" disabled={test.isPending} onClick={() => test.mutate()}>
          {test.isPending ? 'Calling…' : 'Send a test call'}
        </Button>
        {error && <p role="alert">The calls can not be shown right now.</p>}
        {log && total === 0 && <p className="soft">None yet.</p>}
        {total > 0 && (
          <ul className="ruled" aria-label="Calls">
            {items.map((delivery) => (
              <li key={delivery.id} className="lines">
                <Delivery delivery={delivery} />
                {canResend(delivery) && (
                  <Button
                    size="small"
                    variant="outlined"
                    disabled={resend.isPending}
                    aria-label={`Resend ${eventName(delivery.event)} of ${formatMoment(delivery.created_at)}`}
                    onClick={() => resend.mutate(delivery.id)}
                  >
                    Resend
                  </Button>
                )}
              </li>
            ))}
          </ul>
        )}
        {total > items.length && <Button onClick={() => setShown(shown + step)}>Show older</Button>}
      </div>
    </SidePart>
  )
}

/** An erasure that was told is no longer known here either. */
const canResend = ({ status, event }: DeliveryRow) =>
  status === 'failed' || (status === 'delivered' && event !== 'person.erased')

function Delivery({ delivery }: { delivery: DeliveryRow }) {
  const { event, status, attempts, response_status, response, created_at, last_attempt_at } = delivery
  const answer = [response_status && `answered ${response_status}`, attempts > 1 && `${attempts} attempts`]
  return (
    <>
      <b>{eventName(event)}</b>
      <DeliveryState {...delivery} />
      <span className="soft">
        <time dateTime={last_attempt_at ?? created_at}>{formatMoment(last_attempt_at ?? created_at)}</time>
        {answer.filter(Boolean).map((words) => `, ${words}`)}
      </span>
      {status !== 'delivered' && response && (
        <p className="problem">{response_status ? `It said: ${response}` : response}</p>
      )}
    </>
  )
}

function DeliveryState({ status, attempts, event }: DeliveryRow) {
  if (status === 'delivered') return <StatusChip tone="good">Delivered</StatusChip>
  // Somebody only tried: nothing was lost.
  if (status === 'failed') return <StatusChip tone="danger">{event === testEvent ? 'Failed' : 'Given up'}</StatusChip>
  return attempts > 0 ? (
    <StatusChip tone="soon">Trying again</StatusChip>
  ) : (
    <StatusChip tone="calm">On its way</StatusChip>
  )
}
