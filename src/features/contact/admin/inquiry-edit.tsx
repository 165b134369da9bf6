import { DateTimeInput, TextInput } from 'react-admin'
import { inquiryStatuses } from '#features/contact/input.ts'
import { ChoiceInput } from '#ui/office/choice-input.tsx'
import { choicesOf } from '#ui/office/choices.ts'
import { OfficeEdit } from '#ui/office/edit.tsx'
import { OfficeForm } from '#ui/office/form.tsx'
import { FormPart } from '#ui/office/form-part.tsx'
import { WithRecord } from '#ui/office/with-record.tsx'
import { InquiryConsent } from './consent.tsx'
import { inquiryChange } from './input.ts'
import type { InquiryRow } from './inquiry-row.ts'
import { InquiryToolbar } from './inquiry-toolbar.tsx'
import { Letter } from './letter.tsx'
import { InquiryMails } from './mails.tsx'
import { OwnerInput } from './staff-names.tsx'
import './inquiries.css'

/** One inquiry: what was written, who answers it until when, and what became of its mails. */
export function InquiryEdit() {
  return (
    <OfficeEdit
      side={
        <>
          <InquiryMails />
          <InquiryConsent />
        </>
      }
    >
      <OfficeForm schema={inquiryChange} toolbar={<InquiryToolbar />}>
        <Letter />
        <FormPart title="How it goes on">
          <div className="office-row">
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
        </FormPart>
      </OfficeForm>
    </OfficeEdit>
  )
}

/** The field speaks the reader's own time; kept is the moment. */
const toMoment = (local: string) => (local ? new Date(local).toISOString() : '')
