import LinkOffOutlined from '@mui/icons-material/LinkOffOutlined'
import { defineAdmin } from '#admin-ui/admin-feature.ts'
import { LinksScreen } from './links-screen.tsx'

export const linksAdmin = defineAdmin({
  name: 'links',
  menu: { group: 'Content', label: 'Broken links', icon: LinkOffOutlined },
  list: LinksScreen,
})
