import BarChartOutlined from '@mui/icons-material/BarChartOutlined'
import { lazy } from 'react'
import { defineAdmin } from '#admin-ui/admin-feature.ts'

export const visitsAdmin = defineAdmin({
  name: 'visits',
  menu: { group: 'Leads', label: 'Visits', icon: BarChartOutlined },
  list: lazy(() => import('./admin/visits-screen.tsx')),
})
