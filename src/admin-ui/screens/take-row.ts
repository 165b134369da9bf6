import { useQueryClient } from '@tanstack/react-query'
import { type RaRecord, useRecordContext, useResourceContext } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import { isSame } from '#admin-ui/format/is-same.ts'

/** Puts a row that the server has answered into the form. What was typed into its other fields stays. */
export function useTakeRow() {
  const resource = useResourceContext()
  const record = useRecordContext()
  const queryClient = useQueryClient()
  const { setValue } = useFormContext()
  return (row: RaRecord) => {
    for (const [field, value] of Object.entries(row))
      if (!isSame(value, record?.[field])) setValue(field, record?.[field], { shouldDirty: true })
    queryClient.setQueriesData({ queryKey: [resource, 'getOne', { id: String(row.id) }] }, row)
    queryClient.invalidateQueries({ queryKey: [resource, 'getList'] })
  }
}
