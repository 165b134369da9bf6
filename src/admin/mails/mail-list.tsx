import { DataTable } from 'react-admin'
import { ItemLink, MomentField } from '#admin-ui/fields/fields.tsx'
import { ChoiceInput } from '#admin-ui/inputs/choice-input.tsx'
import { useMailSettings } from '#admin-ui/mail/mail-settings.ts'
import { MailState } from '#admin-ui/mail/mail-state.tsx'
import { AdminList, roomy } from '#admin-ui/screens/list.tsx'
import { NoRows, type View, ViewTabs } from '#admin-ui/screens/view-tabs.tsx'
import { kindChoices, kindName, type MailRow } from './mail-row.ts'
import { MissingSettings, SendWaitingButton } from './mail-settings.tsx'

const newest = { field: 'created_at', order: 'DESC' } as const

const noneYet = 'No mail has been written yet. Every inquiry makes two: one to the team, one to its sender.'

const views: View[] = [
  { value: 'all', label: 'All', sort: newest, emptyText: noneYet },
  { value: 'waiting', label: 'Waiting', sort: newest, isCounted: true, emptyText: 'No mail waits.' },
  { value: 'queued', label: 'On their way', sort: newest, isCounted: true, emptyText: 'No mail is on its way.' },
  { value: 'failed', label: 'Failed', sort: newest, isCounted: true, emptyText: 'No mail has failed.' },
  { value: 'sent', label: 'Sent', sort: newest, emptyText: 'No mail was sent yet.' },
]

/** Every mail, from the moment it is owed. */
export function MailList() {
  return (
    <div className="stack">
      <MissingSettings />
      <AdminList
        isShared
        title="Outbox"
        emptyText={noneYet}
        sort={newest}
        defaultFilter={{ status: 'all' }}
        filters={[<ChoiceInput key="kind" source="kind" label="Kind" choices={kindChoices} />]}
        canCreate={false}
        actions={<SendWaitingButton />}
        exportRow={exportRow}
      >
        <ViewTabs source="status" label="Which mails" views={views} />
        <Rows />
      </AdminList>
    </div>
  )
}

function Rows() {
  return (
    <DataTable rowClick="edit" bulkActionButtons={false} empty={<NoRows source="status" views={views} />}>
      <DataTable.Col
        source="subject"
        label="Mail"
        render={({ kind }: MailRow) => (
          <>
            <ItemLink source="subject" />
            <div className="soft">{kindName(kind)}</div>
          </>
        )}
      />
      <DataTable.Col source="to_address" label="To" render={(row: MailRow) => <Recipient {...row} />} />
      <DataTable.Col source="status" label="State" render={(row: MailRow) => <MailState {...row} />} />
      <DataTable.NumberCol source="attempts" {...roomy} />
      <DataTable.Col
        source="last_error"
        label="Last error"
        cellClassName="one-line"
        sx={{ maxWidth: '13rem' }}
        render={({ last_error }: MailRow) => last_error}
      />
      <DataTable.Col source="created_at" label="Written" field={MomentField} />
      <DataTable.Col source="sent_at" label="Sent" field={MomentField} {...roomy} />
    </DataTable>
  )
}

export function Recipient({ to_address }: Pick<MailRow, 'to_address'>) {
  const settings = useMailSettings()
  return to_address ?? (settings?.team ? `The team, ${settings.team}` : 'The team')
}

function exportRow(row: MailRow) {
  return {
    id: row.id,
    kind: kindName(row.kind),
    to: row.to_address,
    subject: row.subject,
    state: row.status,
    attempts: row.attempts,
    last_error: row.last_error,
    written: row.created_at,
    sent: row.sent_at,
    message_id: row.message_id,
  }
}
