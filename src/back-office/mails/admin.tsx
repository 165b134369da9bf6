import { MailList } from './mail-list.tsx'
import type { MailRow } from './mail-row.ts'
import { MailScreen } from './mail-screen.tsx'

export const mailsAdmin = {
  list: MailList,
  edit: MailScreen,
  recordRepresentation: ({ subject }: MailRow) => subject,
}
