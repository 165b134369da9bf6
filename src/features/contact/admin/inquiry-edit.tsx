import { DateTimeInput, TextInput } from 'react-admin'
import { ChoiceInput } from '#admin-ui/inputs/choice-input.tsx'
import { choicesOf } from '#admin-ui/inputs/choices.ts'
import { AdminEdit } from '#admin-ui/screens/edit.tsx'
import { AdminForm } from '#admin-ui/screens/form.tsx'
import { FormSection } from '#admin-ui/screens/form-section.tsx'
import { WithRecord } from '#admin-ui/screens/with-record.tsx'
import { inquiryStatuses } from '#features/contact/input.ts'
import { InquiryConsent } from './consent.tsx'
import { inquiryChange } from './input.ts'
import type { InquiryRow } from './inquiry-row.ts'
import { InquiryToolbar } from './inquiry-toolbar.tsx'
import { InquiryMails } from './mails.tsx'
import { InquiryMessage } from './message.tsx'
import { OwnerInput } from './user-names.tsx'
import './inquiries.css'

/** One inquiry: what was written, who answers it until when, and what became of its mails. */
export function InquiryEdit() {
  return (
    <AdminEdit
      side={
        <>
          <InquiryMails />
          <InquiryConsent />
        </>
      }
    >
      <AdminForm schema={inquiryChange} toolbar={<InquiryToolbar />}>
        <InquiryMessage />
        <FormSection title="How it goes on">
          <div className="admin-row">
            <ChoiceInput source="status" label="Status" choices={choicesOf(inquiryStatuses)} required />
            <WithRecord<InquiryRow>>{({ owner }) => <OwnerInput current={owner} />}</WithRecord>
            <DateTimeInput source="due_at" label="Answer due" parse={toMoment} />
          </div>
          <TextInput
            source="notes"
            label="Notes"
            helperText="For colleagues only; the sender never sees them"
            multiline
            minRows={3}
          />
        </FormSection>
      </AdminForm>
    </AdminEdit>
  )
}

/** The field speaks the reader's own time; kept is the moment. */
const toMoment = (local: string) => (local ? new Date(local).toISOString() : '')
