import type { Resource } from '#resources/resource.server.ts'
import { templateChange, templateInput } from './input.ts'
import { mailTemplates } from './tables.server.ts'

export const templatesResource: Resource = {
  name: 'mail-templates',
  table: mailTemplates,
  label: ({ title }) => String(title),
  create: templateInput,
  change: templateChange,
  search: [mailTemplates.title, mailTemplates.subject, mailTemplates.text],
  found: { by: [mailTemplates.title, mailTemplates.subject], detail: ({ subject }) => String(subject) },
  heavyColumns: ['text'],
  sort: { field: 'title', order: 'asc' },
}
