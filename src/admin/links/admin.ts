import LinkOffOutlined from '@mui/icons-material/LinkOffOutlined'
import { defineAdmin, lazyScreen } from '#admin-ui/admin-feature.ts'

export const linksAdmin = defineAdmin({
  name: 'links',
  menu: { group: 'Content', label: 'Broken links', icon: LinkOffOutlined },
  list: lazyScreen(() => import('./links-screen.tsx'), 'LinksScreen'),
})
