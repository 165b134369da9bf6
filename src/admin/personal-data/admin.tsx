import PersonSearchOutlined from '@mui/icons-material/PersonSearchOutlined'
import { defineAdmin, lazyScreen } from '#admin-ui/admin-feature.ts'

export const personalDataAdmin = defineAdmin({
  name: 'personal-data',
  menu: { group: 'Leads', label: 'One person’s data', icon: PersonSearchOutlined, adminOnly: true },
  list: lazyScreen(() => import('./personal-data-screen.tsx'), 'PersonalDataScreen'),
})
