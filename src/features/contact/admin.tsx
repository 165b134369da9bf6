import InboxOutlined from '@mui/icons-material/InboxOutlined'
import { defineAdmin, lazyScreen } from '#admin-ui/admin-feature.ts'
import type { InquiryRow } from './admin/inquiry-row.ts'

export const inquiriesAdmin = defineAdmin({
  name: 'inquiries',
  words: { one: 'inquiry', many: 'inquiries', fields: { due_at: 'Answer due' } },
  menu: { group: 'Leads', label: 'Inquiries', icon: InboxOutlined },
  list: lazyScreen(() => import('./admin/inquiry-list.tsx'), 'InquiryList'),
  edit: lazyScreen(() => import('./admin/inquiry-edit.tsx'), 'InquiryEdit'),
  recordRepresentation: ({ name, company }: InquiryRow) => `${name}, ${company}`,
})
