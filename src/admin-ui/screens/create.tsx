import { type ReactNode, useRef } from 'react'
import { Create, type CreateProps, type HttpError, useNotify, useResourceContext, useTranslate } from 'react-admin'
import { type AutosaveHandle, AutosaveProvider } from '#admin-ui/pending/autosave-context.tsx'

type Props = {
  children: ReactNode
  /** Whether what is typed is kept before it is saved. Not for passwords. */
  isAutosaved?: boolean
  /** Changes what the form holds into what is sent. */
  transform?: CreateProps['transform']
}

/** A new item; after it is saved its own screen opens. What failed is said even if a field says why. */
export function AdminCreate({ children, isAutosaved = true, transform }: Props) {
  const handle = useRef<AutosaveHandle>(undefined)
  const resource = useResourceContext()
  const translate = useTranslate()
  const notify = useNotify()
  const onError = (error: HttpError) => {
    handle.current?.fail()
    notify(error.message, { type: 'error' })
  }
  return (
    <Create
      redirect="edit"
      title={translate(`resources.${resource}.new`, { _: 'New' })}
      mutationOptions={{ onError: onError as never }}
      {...(transform && { transform })}
    >
      <AutosaveProvider id={undefined} isAutosaved={isAutosaved} handle={handle}>
        {children}
      </AutosaveProvider>
    </Create>
  )
}
