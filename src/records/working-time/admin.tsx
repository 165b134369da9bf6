import ScheduleOutlined from '@mui/icons-material/ScheduleOutlined'
import { defineAdmin, lazyScreen } from '#admin-ui/admin-feature.ts'

export const workingTimeAdmin = defineAdmin({
  name: 'working-time',
  menu: { group: 'Settings', label: 'Working time', icon: ScheduleOutlined, adminOnly: true },
  list: lazyScreen(() => import('./screen.tsx'), 'WorkingTimeScreen'),
})
