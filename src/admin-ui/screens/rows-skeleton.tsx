import { Skeleton } from '@mui/material'

/** In place of rows until they are there. */
export function RowsSkeleton() {
  return (
    <div className="stack admin-skeleton" aria-busy="true">
      {[1, 0.7, 0.45, 0.25].map((opacity) => (
        <Skeleton key={opacity} variant="rounded" height={56} style={{ opacity }} />
      ))}
    </div>
  )
}
