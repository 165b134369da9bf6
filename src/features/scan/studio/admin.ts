import QuizOutlined from '@mui/icons-material/QuizOutlined'
import { defineAdmin, lazyScreen } from '#admin-ui/admin-feature.ts'

/** Loaded when somebody opens it: it brings the scoring along, to say at once what is wrong with a draft. */
export const studioAdmin = defineAdmin({
  name: 'scan',
  menu: { group: 'Content', label: 'Scan studio', icon: QuizOutlined },
  list: lazyScreen(() => import('./studio-screen.tsx'), 'StudioScreen'),
  edit: lazyScreen(() => import('./version-screen.tsx'), 'VersionScreen'),
})
