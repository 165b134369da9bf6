import type { ReactNode } from 'react'
import { Create, useResourceContext, useTranslate } from 'react-admin'

/** A new item; after it is saved its own screen opens. */
export function AdminCreate({ children }: { children: ReactNode }) {
  const resource = useResourceContext()
  const translate = useTranslate()
  return (
    <Create redirect="edit" title={translate(`resources.${resource}.new`, { _: 'New' })}>
      {children}
    </Create>
  )
}
