import { defineAdmin, lazyScreen } from '#admin-ui/admin-feature.ts'

export const consultantTagsAdmin = defineAdmin({
  name: 'consultant-tags',
  words: { one: 'tag', many: 'tags', failedList: 'Failed to load tags' },
  below: { parent: 'consultants', label: 'Consultant tags' },
  list: lazyScreen(() => import('./admin/tag-screens.tsx'), 'TagList'),
  edit: lazyScreen(() => import('./admin/tag-screens.tsx'), 'TagEdit'),
  create: lazyScreen(() => import('./admin/tag-screens.tsx'), 'TagCreate'),
  recordRepresentation: 'name',
})
