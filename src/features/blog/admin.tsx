import ArticleOutlined from '@mui/icons-material/ArticleOutlined'
import { defineAdmin } from '#admin-ui/admin-feature.ts'
import { PostCreate, PostEdit } from './admin/form.tsx'
import { PostList } from './admin/list.tsx'

export const blogAdmin = defineAdmin({
  name: 'blog',
  words: {
    one: 'article',
    many: 'articles',
    failedList: 'Failed to load blog posts. Please check your connection and try again.',
  },
  menu: { group: 'Content', label: 'Blog', icon: ArticleOutlined },
  list: PostList,
  edit: PostEdit,
  create: PostCreate,
  recordRepresentation: 'title',
})
