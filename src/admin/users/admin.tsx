import ManageAccountsOutlined from '@mui/icons-material/ManageAccountsOutlined'
import { defineAdmin, lazyScreen } from '#admin-ui/admin-feature.ts'

export const usersAdmin = defineAdmin({
  name: 'users',
  words: { one: 'user', many: 'users', fields: { email: 'E-mail', current_password: 'Your current password' } },
  menu: { group: 'Settings', label: 'Users', icon: ManageAccountsOutlined, adminOnly: true },
  list: lazyScreen(() => import('./screens.tsx'), 'UserList'),
  edit: lazyScreen(() => import('./screens.tsx'), 'UserEdit'),
  create: lazyScreen(() => import('./screens.tsx'), 'UserCreate'),
  recordRepresentation: 'name',
})
