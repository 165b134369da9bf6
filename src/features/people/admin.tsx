import ContactsOutlined from '@mui/icons-material/ContactsOutlined'
import ViewKanbanOutlined from '@mui/icons-material/ViewKanbanOutlined'
import { lazy } from 'react'
import { defineAdmin } from '#admin-ui/admin-feature.ts'
import { type PersonRow, titleOf } from './admin/person-row.ts'

// None of it is part of the admin's first screen.
const PersonList = lazy(() => import('./admin/person-list.tsx'))
const PersonCard = lazy(() => import('./admin/person-card.tsx'))
const PipelineScreen = lazy(() => import('./admin/pipeline-screen.tsx'))

export const peopleAdmin = defineAdmin({
  name: 'people',
  words: {
    one: 'person',
    many: 'people',
    fields: { owner_id: 'Owner', next_step_at: 'By when', lost_reason: 'Why it was lost' },
  },
  menu: { group: 'Leads', label: 'People', icon: ContactsOutlined },
  list: PersonList,
  edit: PersonCard,
  recordRepresentation: (person: PersonRow) => titleOf(person),
})

export const pipelineAdmin = defineAdmin({
  name: 'pipeline',
  menu: { group: 'Leads', label: 'Pipeline', icon: ViewKanbanOutlined },
  list: PipelineScreen,
})
