import BookmarkBorderOutlined from '@mui/icons-material/BookmarkBorderOutlined'
import { defineAdmin, lazyScreen } from '#admin-ui/admin-feature.ts'

export const useCasesAdmin = defineAdmin({
  name: 'use-cases',
  words: {
    one: 'use case',
    many: 'use cases',
    failedList: 'Failed to load use cases. Please check your connection and try again.',
    fields: {
      slug: 'Address',
      body: 'What visitors read',
      hero_image_url: 'Cover picture',
      cover_composition: 'Drawn cover',
      hero_image_alt: 'Alternative text',
      quote_text: 'What was said',
      quote_name: 'Who said it',
      quote_role: 'Role of who said it',
      quote_logo_url: 'Logo beside the quote',
      show_cta_block: 'End with the call to action',
    },
  },
  menu: { group: 'Content', label: 'Use cases', icon: BookmarkBorderOutlined },
  list: lazyScreen(() => import('./admin/list.tsx'), 'UseCaseList'),
  edit: lazyScreen(() => import('./admin/form.tsx'), 'UseCaseEdit'),
  create: lazyScreen(() => import('./admin/form.tsx'), 'UseCaseCreate'),
  recordRepresentation: 'title',
})
