import FlagOutlined from '@mui/icons-material/FlagOutlined'
import { defineAdmin, lazyScreen } from '#admin-ui/admin-feature.ts'

export const featureFlagsAdmin = defineAdmin({
  name: 'feature-flags',
  words: {
    one: 'feature flag',
    many: 'feature flags',
    fields: { feature_name: 'Name', env: 'Environment', is_enabled: 'On' },
  },
  menu: { group: 'Settings', label: 'Feature flags', icon: FlagOutlined, adminOnly: true },
  list: lazyScreen(() => import('./admin/screens.tsx'), 'FlagList'),
  edit: lazyScreen(() => import('./admin/screens.tsx'), 'FlagEdit'),
  create: lazyScreen(() => import('./admin/screens.tsx'), 'FlagCreate'),
  recordRepresentation: 'feature_name',
})
