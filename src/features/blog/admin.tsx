import { PostCreate, PostEdit } from './admin/form.tsx'
import { PostList } from './admin/list.tsx'

export const blogAdmin = {
  list: PostList,
  edit: PostEdit,
  create: PostCreate,
  recordRepresentation: 'title',
}
