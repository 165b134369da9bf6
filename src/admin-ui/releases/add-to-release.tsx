import { Button } from '@mui/material'
import { lazy, Suspense, useState } from 'react'
import type { Claim } from '#admin-ui/pending/pending.ts'

// Only a few of those who write ever ask for it.
const AddDialog = lazy(() => import('./add-dialog.tsx'))

export type Props = {
  item: { resource: string; id: string; label: string }
  /** Sends what is typed. Answers whether the server has all of it. */
  flush: () => Promise<boolean>
  /** What is typed goes over to the release: from here on the form keeps nothing until one of the others is called. */
  claim: () => Claim | undefined
  onAdded: () => void
  onFailed: () => void
}

/** Puts what is typed into a release, to go live with other changes. */
export function AddToRelease(props: Props) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button variant="outlined" onClick={() => setIsOpen(true)}>
        Add to release…
      </Button>
      {isOpen && (
        <Suspense>
          <AddDialog {...props} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
