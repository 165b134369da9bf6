import FormatQuoteOutlined from '@mui/icons-material/FormatQuoteOutlined'
import { defineAdmin, lazyScreen } from '#admin-ui/admin-feature.ts'

export const testimonialsAdmin = defineAdmin({
  name: 'testimonials',
  words: {
    one: 'testimonial',
    many: 'testimonials',
    fields: { display_order: 'Order on the page', page_key: 'Page' },
  },
  menu: { group: 'Content', label: 'Testimonials', icon: FormatQuoteOutlined },
  list: lazyScreen(() => import('./admin/screens.tsx'), 'TestimonialList'),
  edit: lazyScreen(() => import('./admin/screens.tsx'), 'TestimonialEdit'),
  create: lazyScreen(() => import('./admin/screens.tsx'), 'TestimonialCreate'),
  recordRepresentation: 'name',
})
