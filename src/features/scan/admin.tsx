import AssignmentTurnedInOutlined from '@mui/icons-material/AssignmentTurnedInOutlined'
import { defineAdmin } from '#admin-ui/admin-feature.ts'
import { AssessmentList } from './admin/assessment-list.tsx'
import type { AssessmentRow } from './admin/assessment-row.ts'
import { personOf } from './admin/assessment-row.ts'
import { AssessmentScreen } from './admin/assessment-screen.tsx'
import { archetypeNames } from './scoring/archetypes.ts'

export const assessmentsAdmin = defineAdmin({
  name: 'assessments',
  words: { one: 'assessment', many: 'assessments' },
  menu: { group: 'Leads', label: 'Assessments', icon: AssignmentTurnedInOutlined },
  list: AssessmentList,
  edit: AssessmentScreen,
  recordRepresentation: (row: AssessmentRow) =>
    [archetypeNames[row.dominant_archetype], personOf(row)].filter(Boolean).join(', '),
})
