import { useTranslate } from 'react-admin'
import { fieldLabel } from './format-value.ts'

/** What a field is called in its form, for whatever else speaks of it. */
export function useFieldLabel(resource: string) {
  const translate = useTranslate()
  return (field: string) => translate(`resources.${resource}.fields.${field}`, { _: fieldLabel(field) })
}
