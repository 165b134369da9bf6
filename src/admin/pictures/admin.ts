import PhotoLibraryOutlined from '@mui/icons-material/PhotoLibraryOutlined'
import { defineAdmin } from '#admin-ui/admin-feature.ts'

/** Its screens have addresses of their own: routes.tsx. */
export const picturesAdmin = defineAdmin({
  name: 'pictures',
  menu: { group: 'Content', label: 'Pictures', icon: PhotoLibraryOutlined },
})
