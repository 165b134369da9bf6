import AssignmentTurnedInOutlined from '@mui/icons-material/AssignmentTurnedInOutlined'
import { defineAdmin, lazyScreen } from '#admin-ui/admin-feature.ts'
import type { AssessmentRow } from './admin/assessment-row.ts'
import { personOf } from './admin/assessment-row.ts'

export const assessmentsAdmin = defineAdmin({
  name: 'assessments',
  words: { one: 'assessment', many: 'assessments' },
  menu: { group: 'Leads', label: 'Assessments', icon: AssignmentTurnedInOutlined },
  list: lazyScreen(() => import('./admin/assessment-list.tsx'), 'AssessmentList'),
  edit: lazyScreen(() => import('./admin/assessment-screen.tsx'), 'AssessmentScreen'),
  recordRepresentation: (row: AssessmentRow) =>
    [row.description.archetype.name, personOf(row)].filter(Boolean).join(', '),
})
