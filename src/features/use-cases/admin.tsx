import BookmarkBorderOutlined from '@mui/icons-material/BookmarkBorderOutlined'
import { defineAdmin } from '#admin-ui/admin-feature.ts'
import { UseCaseCreate, UseCaseEdit } from './admin/form.tsx'
import { UseCaseList } from './admin/list.tsx'

export const useCasesAdmin = defineAdmin({
  name: 'use-cases',
  words: {
    one: 'use case',
    many: 'use cases',
    failedList: 'Failed to load use cases. Please check your connection and try again.',
  },
  menu: { group: 'Content', label: 'Use cases', icon: BookmarkBorderOutlined },
  list: UseCaseList,
  edit: UseCaseEdit,
  create: UseCaseCreate,
  recordRepresentation: 'title',
})
