import type { ReactNode } from 'react'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'

/** After the last retry: what happened, and what can be done about it. */
export function Failure({
  title,
  message,
  retry,
  onRetry,
  children,
}: {
  title?: string
  message: string
  retry: string
  onRetry: () => void
  children?: ReactNode
}) {
  const actions = (
    <>
      <Button onClick={onRetry}>{retry}</Button>
      {children}
    </>
  )
  return <Notice isAlert {...(title && { title })} message={message} actions={actions} />
}
