import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { type RaRecord, useRecordContext, useResourceContext } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import { isSame } from '#admin-ui/format/is-same.ts'

/** Puts a row that the server has answered into the form without losing what was typed into its other fields. */
export function useTakeRow() {
  const resource = useResourceContext()
  const record = useRecordContext()
  const queryClient = useQueryClient()
  const { getValues, setValue, formState } = useFormContext()
  const { dirtyFields } = formState
  const typed = useRef<{ version: unknown; values: Record<string, unknown> }>(undefined)

  useEffect(() => {
    if (!typed.current || record?.updated_at !== typed.current.version) return
    const { values } = typed.current
    typed.current = undefined
    // The form takes over the record in an effect of its own, which comes after this one.
    queueMicrotask(() => {
      for (const [field, value] of Object.entries(values)) setValue(field, value, { shouldDirty: true })
    })
  }, [record, setValue])

  return (row: RaRecord) => {
    const changed = Object.keys(dirtyFields).filter((field) => isSame(row[field], record?.[field]))
    typed.current = {
      version: row.updated_at,
      values: Object.fromEntries(changed.map((field) => [field, getValues(field)])),
    }
    queryClient.setQueriesData({ queryKey: [resource, 'getOne', { id: String(row.id) }] }, row)
    queryClient.invalidateQueries({ queryKey: [resource, 'getList'] })
  }
}
