import type { ReactNode } from 'react'
import { Create, type CreateProps, type HttpError, useNotify, useResourceContext, useTranslate } from 'react-admin'

type Props = {
  children: ReactNode
  /** Changes what the form holds into what is sent. */
  transform?: CreateProps['transform']
}

/** A new item; after it is saved its own screen opens. What failed is said even if a field says why. */
export function AdminCreate({ children, transform }: Props) {
  const resource = useResourceContext()
  const translate = useTranslate()
  const notify = useNotify()
  const onError = (error: HttpError) => notify(error.message, { type: 'error' })
  return (
    <Create
      redirect="edit"
      title={translate(`resources.${resource}.new`, { _: 'New' })}
      mutationOptions={{ onError: onError as never }}
      {...(transform && { transform })}
    >
      {children}
    </Create>
  )
}
