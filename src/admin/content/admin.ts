import PolicyOutlined from '@mui/icons-material/PolicyOutlined'
import SubjectOutlined from '@mui/icons-material/SubjectOutlined'
import { defineAdmin } from '#admin-ui/admin-feature.ts'

/** Their screens have addresses of their own: routes.tsx. */
export const contentAdmin = defineAdmin({
  name: 'content',
  words: { one: 'text', many: 'texts', failedList: 'Failed to fetch content' },
  menu: { group: 'Content', label: 'Page texts', icon: SubjectOutlined },
})

export const policiesAdmin = defineAdmin({
  name: 'privacy-policy',
  menu: { group: 'Content', label: 'Policies', icon: PolicyOutlined },
})
