import { Alert, LinearProgress } from '@mui/material'
import { useSyncExternalStore } from 'react'
import type { Pictures } from './pictures-store.ts'

/** How far the pictures are that are being sent, and what went wrong with one. */
export function Uploads({ pictures }: { pictures: Pictures }) {
  const uploads = useSyncExternalStore(pictures.subscribe, pictures.list)
  return (
    <div className="admin-uploads" role="status">
      {uploads.map(({ id, name, share, problem }) =>
        problem ? (
          <Alert key={id} severity="error" onClose={() => pictures.dismiss(id)}>
            {problem}
          </Alert>
        ) : (
          <div key={id} className="admin-upload">
            <span>{share < 1 ? `Uploading ${name}` : `Preparing ${name}`}</span>
            <LinearProgress
              variant={share < 1 ? 'determinate' : 'indeterminate'}
              value={share * 100}
              aria-label={`Uploading ${name}`}
            />
          </div>
        ),
      )}
    </div>
  )
}
