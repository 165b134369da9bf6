import { DataTable } from 'react-admin'
import { ItemLink, MomentField, StateField } from '#admin-ui/fields/fields.tsx'
import { StatusChip } from '#admin-ui/fields/status-chip.tsx'
import { AdminList, roomy } from '#admin-ui/screens/list.tsx'
import { eventName, nameOf, type WebhookRow } from './webhook-row.ts'

const noneYet =
  'Webhooks tell another system, such as a CRM, of new inquiries, scans with an e-mail address, stages and erasures, as they happen.'

export function WebhookList() {
  return (
    <AdminList isShared emptyText={noneYet} canExport={false} sort={{ field: 'created_at', order: 'ASC' }}>
      <DataTable rowClick="edit" bulkActionButtons={false}>
        <DataTable.Col
          source="url"
          label="Receiver"
          render={(row: WebhookRow) => (
            <>
              <ItemLink source="url">{nameOf(row)}</ItemLink>
              <div className="soft">{URL.parse(row.url)?.host}</div>
            </>
          )}
        />
        <DataTable.Col
          source="events"
          disableSort
          render={({ events }: WebhookRow) => events.map(eventName).join(', ')}
          {...roomy}
        />
        <DataTable.Col source="enabled" label="State">
          <StateField source="enabled" yes="On" no="Off" />
        </DataTable.Col>
        <DataTable.Col label="Calls" render={(row: WebhookRow) => <Health {...row} />} />
        <DataTable.Col source="last_delivered_at" label="Last delivered" disableSort field={MomentField} {...roomy} />
      </DataTable>
    </AdminList>
  )
}

function Health({ failed, queued, last_delivered_at }: WebhookRow) {
  if (failed > 0) return <StatusChip tone="danger">{`${failed} given up`}</StatusChip>
  if (queued > 0) return <StatusChip tone="soon">{`${queued} on their way`}</StatusChip>
  return last_delivered_at ? <StatusChip tone="good">All delivered</StatusChip> : <span className="soft">None yet</span>
}
