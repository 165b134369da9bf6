import { Skeleton } from '@mui/material'

const widths = ['70%', '100%', '45%', '85%', '60%']

/** In place of a form until what it shows is there. */
export function FormSkeleton() {
  return (
    <div className="stack admin-skeleton" aria-busy="true">
      {widths.map((width) => (
        <Skeleton key={width} variant="rounded" width={width} height={40} />
      ))}
    </div>
  )
}
