import { MenuItem, Pagination, Skeleton, TextField } from '@mui/material'
import { type ReactNode, useDeferredValue, useState } from 'react'
import { Empty } from '#admin-ui/screens/empty.tsx'
import { FailureNotice } from '#admin-ui/screens/notice.tsx'
import { type LibraryPicture, libraryPageSize, useLibrary } from './library.ts'
import { PictureGrid } from './picture-grid.tsx'

type Props = {
  wrap: (picture: LibraryPicture, content: ReactNode) => ReactNode
  /** What is shown at first, and what whoever shows the library is told of another choice. */
  show?: string
  onShow?: (show: string) => void
  /** Above the pictures, such as a hint about those of this kind. */
  children?: (show: string, longUnused: number) => ReactNode
}

const kinds = [
  { id: 'all', name: 'All pictures' },
  { id: 'no-words', name: 'Without alternative text' },
  { id: 'unused', name: 'Not used' },
  { id: 'long-unused', name: 'Not used for 30 days' },
]

/** Everything that was uploaded: search, kinds, and one page of it. */
export function PictureBrowser({ wrap, show: first = 'all', onShow, children }: Props) {
  const [typed, setTyped] = useState('')
  const [show, setShow] = useState(first)
  const [page, setPage] = useState(1)
  const q = useDeferredValue(typed.trim())
  const { data, error, isPlaceholderData, refetch } = useLibrary({ q, show, page })
  const narrow = (change: () => void) => {
    change()
    setPage(1)
  }
  const pages = Math.ceil((data?.total ?? 0) / libraryPageSize)
  return (
    <div className="stack">
      <search className="picture-filters">
        <TextField
          type="search"
          label="Find a picture"
          placeholder="Its name or what it shows"
          value={typed}
          margin="none"
          onChange={({ target }) => narrow(() => setTyped(target.value))}
        />
        <TextField
          select
          label="Show"
          value={show}
          margin="none"
          onChange={({ target }) =>
            narrow(() => {
              setShow(target.value)
              onShow?.(target.value)
            })
          }
        >
          {kinds.map(({ id, name }) => (
            <MenuItem key={id} value={id}>
              {name}
            </MenuItem>
          ))}
        </TextField>
      </search>
      {children?.(show, data?.long_unused ?? 0)}
      {error && !data && <FailureNotice title="The pictures can not be shown" error={error} retry={() => refetch()} />}
      {!data && !error && <Waiting />}
      {data && (
        <div className="stack" aria-busy={isPlaceholderData}>
          <p role="status" className="admin-hint">
            {data.total === 1 ? '1 picture' : `${data.total} pictures`}
          </p>
          {data.total > 0 ? (
            <PictureGrid pictures={data.items} wrap={wrap} />
          ) : (
            <Empty kind={q || show === 'no-words' ? 'unfound' : show === 'all' ? 'none' : 'done'}>
              {emptyText(q, show)}
            </Empty>
          )}
          {pages > 1 && <Pagination count={pages} page={page} onChange={(_event, next) => setPage(next)} />}
        </div>
      )}
    </div>
  )
}

function emptyText(q: string, show: string) {
  if (q) return 'No picture is called so. Try fewer words.'
  if (show === 'all') return 'Pictures that you upload can be used anywhere on the site. Upload the first one.'
  return 'No picture of this kind.'
}

function Waiting() {
  return (
    <div className="picture-grid" role="status" aria-label="Loading the pictures">
      {['a', 'b', 'c', 'd', 'e', 'f'].map((each) => (
        <Skeleton key={each} variant="rectangular" height="auto" className="picture-plate" />
      ))}
    </div>
  )
}
