import CalendarMonthOutlined from '@mui/icons-material/CalendarMonthOutlined'
import { defineAdmin } from '#admin-ui/admin-feature.ts'
import { CalendarScreen } from './calendar-screen.tsx'

export const calendarAdmin = defineAdmin({
  name: 'calendar',
  menu: { group: 'Content', label: 'Calendar', icon: CalendarMonthOutlined },
  list: CalendarScreen,
})
