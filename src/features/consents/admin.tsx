import CampaignOutlined from '@mui/icons-material/CampaignOutlined'
import { defineAdmin, lazyScreen } from '#admin-ui/admin-feature.ts'
import type { ConsentRow } from './admin.server.ts'

export const consentsAdmin = defineAdmin({
  name: 'consents',
  words: { one: 'consent', many: 'consents' },
  menu: { group: 'Leads', label: 'News consents', icon: CampaignOutlined, adminOnly: true },
  list: lazyScreen(() => import('./admin/consent-list.tsx'), 'ConsentList'),
  edit: lazyScreen(() => import('./admin/consent-screen.tsx'), 'ConsentScreen'),
  recordRepresentation: ({ email }: ConsentRow) => email,
})
