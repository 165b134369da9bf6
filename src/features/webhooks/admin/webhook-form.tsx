import { BooleanInput, CheckboxGroupInput, TextInput } from 'react-admin'
import { AdminCreate } from '#admin-ui/screens/create.tsx'
import { AdminEdit } from '#admin-ui/screens/edit.tsx'
import { AdminForm, FormSection } from '#admin-ui/screens/form.tsx'
import { AdminToolbar } from '#admin-ui/screens/toolbar.tsx'
import { WithRecord } from '#admin-ui/screens/with-record.tsx'
import { webhookChange, webhookInput } from '#features/webhooks/input.ts'
import { eventNames } from '#resources/webhooks/events.ts'
import { DeliveryLog } from './delivery-log.tsx'
import { SigningSecret } from './signing-secret.tsx'
import { eventChoices, type WebhookRow } from './webhook-row.ts'

/** The address may be a key by itself, so that nothing typed here is kept before it is saved. */
export function WebhookCreate() {
  return (
    <AdminCreate isAutosaved={false}>
      <AdminForm schema={webhookInput} defaultValues={{ events: [...eventNames], enabled: true }}>
        <Fields />
      </AdminForm>
    </AdminCreate>
  )
}

export function WebhookEdit() {
  return (
    <AdminEdit
      isAutosaved={false}
      canRestore={false}
      transform={({ secret: _, ...values }: Partial<WebhookRow>) => values}
      side={
        <WithRecord<WebhookRow>>
          {(webhook) => (
            <>
              <SigningSecret webhook={webhook} />
              <DeliveryLog webhook={webhook} />
            </>
          )}
        </WithRecord>
      }
    >
      <AdminForm schema={webhookChange} toolbar={<AdminToolbar deleteMode="pessimistic" />}>
        <Fields />
      </AdminForm>
    </AdminEdit>
  )
}

function Fields() {
  return (
    <>
      <FormSection title="Receiver">
        <TextInput
          source="url"
          label="Address"
          type="url"
          required
          helperText="Starts with https://. We POST JSON to it and wait 15 seconds for a 2xx answer."
        />
        <TextInput source="description" helperText="What colleagues know it by, such as the name of your CRM" />
      </FormSection>
      <FormSection title="What it is told">
        <CheckboxGroupInput source="events" label="Events" row={false} choices={eventChoices} />
        <BooleanInput source="enabled" label="On" helperText="What happens while it is off is not sent later" />
      </FormSection>
    </>
  )
}
