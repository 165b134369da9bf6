import PersonSearchOutlined from '@mui/icons-material/PersonSearchOutlined'
import { defineAdmin } from '#admin-ui/admin-feature.ts'
import { PeopleScreen } from './people-screen.tsx'

export const peopleAdmin = defineAdmin({
  name: 'people',
  menu: { group: 'Leads', label: 'One person’s data', icon: PersonSearchOutlined, adminOnly: true },
  list: PeopleScreen,
})
