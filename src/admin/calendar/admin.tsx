import CalendarMonthOutlined from '@mui/icons-material/CalendarMonthOutlined'
import { lazy } from 'react'
import { defineAdmin } from '#admin-ui/admin-feature.ts'

const CalendarScreen = lazy(() => import('./calendar-screen.tsx'))

export const calendarAdmin = defineAdmin({
  name: 'calendar',
  menu: { group: 'Content', label: 'Calendar', icon: CalendarMonthOutlined },
  list: () => <CalendarScreen />,
})
