import { UseCaseCreate, UseCaseEdit } from './admin/form.tsx'
import { UseCaseList } from './admin/list.tsx'

export const useCasesAdmin = {
  list: UseCaseList,
  edit: UseCaseEdit,
  create: UseCaseCreate,
  recordRepresentation: 'title',
}
