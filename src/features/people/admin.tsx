import ContactsOutlined from '@mui/icons-material/ContactsOutlined'
import DraftsOutlined from '@mui/icons-material/DraftsOutlined'
import ViewKanbanOutlined from '@mui/icons-material/ViewKanbanOutlined'
import { defineAdmin, lazyScreen } from '#admin-ui/admin-feature.ts'
import { type PersonRow, titleOf } from './admin/person-row.ts'

export const peopleAdmin = defineAdmin({
  name: 'people',
  words: {
    one: 'person',
    many: 'people',
    fields: { owner_id: 'Owner', next_step_at: 'By when', lost_reason: 'Why it was lost' },
  },
  menu: { group: 'Leads', label: 'People', icon: ContactsOutlined },
  list: lazyScreen(() => import('./admin/person-list.tsx'), 'PersonList'),
  edit: lazyScreen(() => import('./admin/person-card.tsx'), 'PersonCard'),
  recordRepresentation: (person: PersonRow) => titleOf(person),
})

export const pipelineAdmin = defineAdmin({
  name: 'pipeline',
  menu: { group: 'Leads', label: 'Pipeline', icon: ViewKanbanOutlined },
  list: lazyScreen(() => import('./admin/pipeline-screen.tsx'), 'PipelineScreen'),
})

export const templatesAdmin = defineAdmin({
  name: 'mail-templates',
  words: { one: 'mail template', many: 'mail templates' },
  menu: { group: 'Leads', label: 'Mail templates', icon: DraftsOutlined },
  list: lazyScreen(() => import('./admin/template-screens.tsx'), 'TemplateList'),
  edit: lazyScreen(() => import('./admin/template-screens.tsx'), 'TemplateEdit'),
  create: lazyScreen(() => import('./admin/template-screens.tsx'), 'TemplateCreate'),
  recordRepresentation: 'title',
})
