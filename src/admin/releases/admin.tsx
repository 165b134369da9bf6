import RocketLaunchOutlined from '@mui/icons-material/RocketLaunchOutlined'
import { defineAdmin, lazyScreen } from '#admin-ui/admin-feature.ts'

export const releasesAdmin = defineAdmin({
  name: 'releases',
  words: {
    one: 'release',
    many: 'releases',
    fields: { title: 'Name', planned_at: 'Goes live', changes: 'What it changes', happened_at: 'Last moved' },
  },
  menu: { group: 'Content', label: 'Releases', icon: RocketLaunchOutlined },
  list: lazyScreen(() => import('./release-list.tsx'), 'ReleaseList'),
  edit: lazyScreen(() => import('./release-form.tsx'), 'ReleaseEdit'),
  create: lazyScreen(() => import('./release-form.tsx'), 'ReleaseCreate'),
  recordRepresentation: 'title',
})
