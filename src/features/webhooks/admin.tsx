import WebhookOutlined from '@mui/icons-material/WebhookOutlined'
import { defineAdmin, lazyScreen } from '#admin-ui/admin-feature.ts'
import { nameOf, type WebhookRow } from './admin/webhook-row.ts'

export const webhooksAdmin = defineAdmin({
  name: 'webhooks',
  words: { one: 'webhook', many: 'webhooks', fields: { url: 'Address', enabled: 'On' } },
  menu: { group: 'Settings', label: 'Webhooks', icon: WebhookOutlined, adminOnly: true },
  list: lazyScreen(() => import('./admin/webhook-list.tsx'), 'WebhookList'),
  edit: lazyScreen(() => import('./admin/webhook-form.tsx'), 'WebhookEdit'),
  create: lazyScreen(() => import('./admin/webhook-form.tsx'), 'WebhookCreate'),
  recordRepresentation: (row: WebhookRow) => nameOf(row),
})
