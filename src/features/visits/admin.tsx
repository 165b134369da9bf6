import BarChartOutlined from '@mui/icons-material/BarChartOutlined'
import { defineAdmin, lazyScreen } from '#admin-ui/admin-feature.ts'

export const visitsAdmin = defineAdmin({
  name: 'visits',
  menu: { group: 'Leads', label: 'Visits', icon: BarChartOutlined },
  list: lazyScreen(() => import('./admin/visits-screen.tsx'), 'VisitsScreen'),
})
