import { InquiryEdit } from './admin/inquiry-edit.tsx'
import { InquiryList } from './admin/inquiry-list.tsx'
import type { InquiryRow } from './admin/inquiry-row.ts'

export const inquiriesAdmin = {
  list: InquiryList,
  edit: InquiryEdit,
  recordRepresentation: ({ name, company }: InquiryRow) => `${name}, ${company}`,
}
