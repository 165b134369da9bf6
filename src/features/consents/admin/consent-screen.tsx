import { Button } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { useNotify, useRefresh } from 'react-admin'
import { useAdminData } from '#admin-ui/admin-data.ts'
import { Facts } from '#admin-ui/fields/facts.tsx'
import { formatMoment } from '#admin-ui/format/format-date.ts'
import { AdminEdit } from '#admin-ui/screens/edit.tsx'
import { WithRecord } from '#admin-ui/screens/with-record.tsx'
import type { ConsentRow } from '#features/consents/admin.server.ts'
import { ConsentStateChip, WithdrawButton } from '#records/consents/consent-state.tsx'

/** One consent as it could be shown to whoever asks: the words, the version, the time, the way. */
export function ConsentScreen() {
  return (
    <AdminEdit isAutosaved={false} canRestore={false}>
      <WithRecord<ConsentRow>>{(consent) => <Consent consent={consent} />}</WithRecord>
    </AdminEdit>
  )
}

const ways = { link: 'by their link', 'one click': 'in their mail program', staff: 'by us, as they asked' }

function Consent({ consent }: { consent: ConsentRow }) {
  const { id, confirmed_at, withdrawn_at, withdrawn_by, asked_at } = consent
  const isOpen = !confirmed_at && !withdrawn_at
  return (
    <article className="record">
      <div className="spread">
        <ConsentStateChip {...consent} />
        <div className="button-row">
          {isOpen && <AskButton id={id} isFirst={!asked_at} />}
          {!withdrawn_at && <WithdrawButton id={id} />}
        </div>
      </div>
      {isOpen && <p>No news goes to them until they have confirmed it by the link that they were mailed.</p>}
      <Facts
        facts={[
          ['E-mail', consent.email],
          ['Name', consent.name],
          ['Agreed to', `“${consent.wording}”`],
          ['Policy version', consent.policy_version],
          ['By', consent.way],
          ['Asked for', formatMoment(consent.given_at)],
          ['Mail to confirm', asked_at && formatMoment(asked_at)],
          ['Confirmed', confirmed_at && formatMoment(confirmed_at)],
          ['Withdrawn', withdrawn_at && withdrawn_by && `${formatMoment(withdrawn_at)}, ${ways[withdrawn_by]}`],
        ]}
      />
    </article>
  )
}

function AskButton({ id, isFirst }: { id: string; isFirst: boolean }) {
  const data = useAdminData()
  const notify = useNotify()
  const refresh = useRefresh()
  const ask = useMutation({
    mutationFn: () => data.call('POST', `consents/${id}/ask`),
    onSuccess: () => notify('The mail is on its way', { type: 'success' }),
    onError: ({ message }) => notify(`Failed to ask\n${message}`, { type: 'error' }),
    onSettled: () => refresh(),
  })
  return (
    <Button variant="outlined" disabled={ask.isPending} onClick={() => ask.mutate()}>
      {isFirst ? 'Ask to confirm' : 'Ask again'}
    </Button>
  )
}
