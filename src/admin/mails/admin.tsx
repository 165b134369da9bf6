import MailOutlined from '@mui/icons-material/MailOutlined'
import { defineAdmin } from '#admin-ui/admin-feature.ts'
import { MailList } from './mail-list.tsx'
import type { MailRow } from './mail-row.ts'
import { MailScreen } from './mail-screen.tsx'

export const mailsAdmin = defineAdmin({
  name: 'mails',
  words: { one: 'mail', many: 'mails' },
  menu: { group: 'Leads', label: 'Outbox', icon: MailOutlined },
  list: MailList,
  edit: MailScreen,
  recordRepresentation: ({ subject }: MailRow) => subject,
})
