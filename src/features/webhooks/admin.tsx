import WebhookOutlined from '@mui/icons-material/WebhookOutlined'
import { defineAdmin } from '#admin-ui/admin-feature.ts'
import { WebhookCreate, WebhookEdit } from './admin/webhook-form.tsx'
import { WebhookList } from './admin/webhook-list.tsx'
import { nameOf, type WebhookRow } from './admin/webhook-row.ts'

export const webhooksAdmin = defineAdmin({
  name: 'webhooks',
  words: { one: 'webhook', many: 'webhooks', fields: { url: 'Address', enabled: 'On' } },
  menu: { group: 'Settings', label: 'Webhooks', icon: WebhookOutlined, adminOnly: true },
  list: WebhookList,
  edit: WebhookEdit,
  create: WebhookCreate,
  recordRepresentation: (row: WebhookRow) => nameOf(row),
})
