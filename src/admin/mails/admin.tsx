import MailOutlined from '@mui/icons-material/MailOutlined'
import { defineAdmin, lazyScreen } from '#admin-ui/admin-feature.ts'
import type { MailRow } from './mail-row.ts'

export const mailsAdmin = defineAdmin({
  name: 'mails',
  words: { one: 'mail', many: 'mails' },
  menu: { group: 'Leads', label: 'Outbox', icon: MailOutlined },
  list: lazyScreen(() => import('./mail-list.tsx'), 'MailList'),
  edit: lazyScreen(() => import('./mail-screen.tsx'), 'MailScreen'),
  recordRepresentation: ({ subject }: MailRow) => subject,
})
