import HistoryOutlined from '@mui/icons-material/HistoryOutlined'
import { defineAdmin, lazyScreen } from '#admin-ui/admin-feature.ts'

export const auditAdmin = defineAdmin({
  name: 'audit',
  words: { one: 'entry', many: 'change log' },
  menu: { group: 'Settings', label: 'Change log', icon: HistoryOutlined },
  list: lazyScreen(() => import('./list.tsx'), 'AuditList'),
})
