import InboxOutlined from '@mui/icons-material/InboxOutlined'
import { defineAdmin } from '#admin-ui/admin-feature.ts'
import { InquiryEdit } from './admin/inquiry-edit.tsx'
import { InquiryList } from './admin/inquiry-list.tsx'
import type { InquiryRow } from './admin/inquiry-row.ts'

export const inquiriesAdmin = defineAdmin({
  name: 'inquiries',
  words: { one: 'inquiry', many: 'inquiries', fields: { due_at: 'Answer due' } },
  menu: { group: 'Leads', label: 'Inquiries', icon: InboxOutlined },
  list: InquiryList,
  edit: InquiryEdit,
  recordRepresentation: ({ name, company }: InquiryRow) => `${name}, ${company}`,
})
