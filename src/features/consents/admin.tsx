import CampaignOutlined from '@mui/icons-material/CampaignOutlined'
import { defineAdmin } from '#admin-ui/admin-feature.ts'
import { ConsentList } from './admin/consent-list.tsx'
import { ConsentScreen } from './admin/consent-screen.tsx'
import type { ConsentRow } from './admin.server.ts'

export const consentsAdmin = defineAdmin({
  name: 'consents',
  words: { one: 'consent', many: 'consents' },
  menu: { group: 'Leads', label: 'News consents', icon: CampaignOutlined, adminOnly: true },
  list: ConsentList,
  edit: ConsentScreen,
  recordRepresentation: ({ email }: ConsentRow) => email,
})
