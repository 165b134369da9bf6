import HandshakeOutlined from '@mui/icons-material/HandshakeOutlined'
import { defineAdmin, lazyScreen } from '#admin-ui/admin-feature.ts'

export const referencesAdmin = defineAdmin({
  name: 'references',
  words: {
    one: 'reference',
    title: 'Brand reference',
    many: 'references',
    failedList: 'Failed to fetch references',
    fields: { show_text_only: 'Show the name as text instead of the logo', display_order: 'Order' },
  },
  menu: { group: 'Content', label: 'References', icon: HandshakeOutlined },
  list: lazyScreen(() => import('./admin/screens.tsx'), 'ReferenceList'),
  edit: lazyScreen(() => import('./admin/screens.tsx'), 'ReferenceEdit'),
  create: lazyScreen(() => import('./admin/screens.tsx'), 'ReferenceCreate'),
  recordRepresentation: 'name',
})
