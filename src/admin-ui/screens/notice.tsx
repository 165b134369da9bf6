import { Button } from '@mui/material'
import type { ReactNode } from 'react'

type Props = {
  title: string
  children: ReactNode
  /** Offered as a button when trying again may help. */
  retry?: () => void
  action?: ReactNode
}

/** Instead of a screen that has nothing to show: why, and what to do about it. */
export function AdminNotice({ title, children, retry, action }: Props) {
  return (
    <div className="panel lines admin-notice" role={retry ? 'alert' : undefined}>
      <h2>{title}</h2>
      <p className="soft">{children}</p>
      {retry && (
        <Button variant="outlined" onClick={retry}>
          Try again
        </Button>
      )}
      {action}
    </div>
  )
}

type Failure = { title: string; error: Error | null | undefined; retry: () => void }

/** What could not be read. The error says what failed and, on a second line, why; `title` stands where it says nothing. */
export function FailureNotice({ title, error, retry }: Failure) {
  const [words, reason] = (error?.message ?? '').split('\n')
  return (
    <AdminNotice title={words || title} retry={retry}>
      {reason ?? 'The server did not answer as it should.'}
    </AdminNotice>
  )
}
