import GroupOutlined from '@mui/icons-material/GroupOutlined'
import { defineAdmin, lazyScreen } from '#admin-ui/admin-feature.ts'

export const consultantsAdmin = defineAdmin({
  name: 'consultants',
  words: {
    one: 'consultant',
    many: 'consultants',
    failedList: 'Failed to load consultants',
    fields: {
      display_order: 'Order',
      is_owner: 'Owner',
      linkedin_url: 'LinkedIn address',
      is_mentor: 'Mentor',
      mentor_quote: 'Quote',
      mentor_display_order: 'Order among mentors',
    },
  },
  menu: { group: 'Content', label: 'Consultants', icon: GroupOutlined },
  list: lazyScreen(() => import('./admin/screens.tsx'), 'ConsultantList'),
  edit: lazyScreen(() => import('./admin/screens.tsx'), 'ConsultantEdit'),
  create: lazyScreen(() => import('./admin/screens.tsx'), 'ConsultantCreate'),
  recordRepresentation: 'name',
})
