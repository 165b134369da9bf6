import ArticleOutlined from '@mui/icons-material/ArticleOutlined'
import { defineAdmin, lazyScreen } from '#admin-ui/admin-feature.ts'

export const blogAdmin = defineAdmin({
  name: 'blog',
  words: {
    one: 'article',
    many: 'articles',
    failedList: 'Failed to load blog posts. Please check your connection and try again.',
    fields: {
      slug: 'Address',
      content: 'What visitors read',
      publish_date: 'Date shown',
      featured_image_url: 'Cover picture',
      cover_composition: 'Drawn cover',
      featured_image_alt: 'Alternative text',
      author_name: 'Single author',
      author_bio: 'About the single author',
    },
  },
  menu: { group: 'Content', label: 'Blog', icon: ArticleOutlined },
  list: lazyScreen(() => import('./admin/list.tsx'), 'PostList'),
  edit: lazyScreen(() => import('./admin/form.tsx'), 'PostEdit'),
  create: lazyScreen(() => import('./admin/form.tsx'), 'PostCreate'),
  recordRepresentation: 'title',
})
