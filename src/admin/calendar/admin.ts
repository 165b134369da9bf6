import CalendarMonthOutlined from '@mui/icons-material/CalendarMonthOutlined'
import { defineAdmin, lazyScreen } from '#admin-ui/admin-feature.ts'

export const calendarAdmin = defineAdmin({
  name: 'calendar',
  menu: { group: 'Content', label: 'Calendar', icon: CalendarMonthOutlined },
  list: lazyScreen(() => import('./calendar-screen.tsx'), 'CalendarScreen'),
})
