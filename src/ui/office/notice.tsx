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
export function OfficeNotice({ title, children, retry, action }: Props) {
  return (
    <div className="office-notice" role={retry ? 'alert' : undefined}>
      <h2>{title}</h2>
      <p>{children}</p>
      {retry && (
        <Button variant="outlined" onClick={retry}>
          Try again
        </Button>
      )}
      {action}
    </div>
  )
}
