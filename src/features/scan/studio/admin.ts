import QuizOutlined from '@mui/icons-material/QuizOutlined'
import { lazy } from 'react'
import { defineAdmin } from '#admin-ui/admin-feature.ts'

/** Loaded when somebody opens it: it brings the scoring along, to say at once what is wrong with a draft. */
export const studioAdmin = defineAdmin({
  name: 'scan',
  menu: { group: 'Content', label: 'Scan studio', icon: QuizOutlined },
  list: lazy(() => import('./studio-screen.tsx')),
  edit: lazy(() => import('./version-screen.tsx')),
})
