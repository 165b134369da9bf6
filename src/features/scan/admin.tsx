import { AssessmentList } from './admin/assessment-list.tsx'
import type { AssessmentRow } from './admin/assessment-row.ts'
import { personOf } from './admin/assessment-row.ts'
import { AssessmentScreen } from './admin/assessment-screen.tsx'
import { archetypeNames } from './scoring/archetypes.ts'

export const assessmentsAdmin = {
  list: AssessmentList,
  edit: AssessmentScreen,
  recordRepresentation: (row: AssessmentRow) =>
    [archetypeNames[row.dominant_archetype], personOf(row)].filter(Boolean).join(', '),
}
