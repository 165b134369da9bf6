import { Button } from '@mui/material'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Confirm, Title, useNotify } from 'react-admin'
import { Link, useSearchParams } from 'react-router-dom'
import { useAdminData } from '#admin-ui/admin-data.ts'
import { PictureBrowser } from '#admin-ui/pictures/browser.tsx'
import { type Library, libraryKey } from '#admin-ui/pictures/library.ts'
import { UploadDrop } from './upload-drop.tsx'

/** `/admin/pictures`: everything that was uploaded. */
export function PicturesScreen() {
  const [address, setAddress] = useSearchParams()
  const queries = useQueryClient()
  async function refresh() {
    // A first answer that is under way would still come from before the upload.
    await queries.cancelQueries({ queryKey: libraryKey })
    await queries.invalidateQueries({ queryKey: libraryKey })
  }
  return (
    <div className="stack">
      <Title title="Pictures" preferenceKey={false} />
      <UploadDrop label="New picture" button="Upload a picture" path="files/pictures" onDone={refresh} />
      <div className="panel">
        <PictureBrowser
          show={address.get('show') ?? 'all'}
          onShow={(show) => setAddress(show === 'all' ? {} : { show }, { replace: true })}
          wrap={({ id }, content) => (
            <Link to={`/admin/pictures/${id}`} className="picture-tile">
              {content}
            </Link>
          )}
        >
          {(show, longUnused) => <LongUnused isShown={show === 'long-unused'} count={longUnused} />}
        </PictureBrowser>
      </div>
    </div>
  )
}

/** What nothing has used for a month can go at once, or be looked at first. */
function LongUnused({ isShown, count }: { isShown: boolean; count: number }) {
  const [isAsking, setIsAsking] = useState(false)
  const remove = useRemoval(() => setIsAsking(false))
  if (count === 0) return null
  const words = count === 1 ? 'One picture has' : `${count} pictures have`
  return (
    <div className="spread">
      <p>{words} not been used for 30 days.</p>
      {isShown ? (
        <Button color="error" variant="outlined" disabled={remove.isPending} onClick={() => setIsAsking(true)}>
          Delete all of them
        </Button>
      ) : (
        <span className="admin-hint">Choose “Not used for 30 days” to look at them.</span>
      )}
      <Confirm
        isOpen={isAsking}
        title={count === 1 ? 'Delete this picture?' : `Delete ${count} pictures?`}
        content="They are gone for good. Older versions in the history that showed them will lack them."
        confirm="Delete"
        loading={remove.isPending}
        onConfirm={() => remove.mutate()}
        onClose={() => setIsAsking(false)}
      />
    </div>
  )
}

function useRemoval(onSettled: () => void) {
  const data = useAdminData()
  const notify = useNotify()
  const queries = useQueryClient()
  return useMutation({
    async mutationFn() {
      const { items } = await data.call<Library>('GET', 'pictures?show=long-unused&per_page=100')
      for (const { id } of items) await data.call('DELETE', `pictures/${id}`)
      return items.length
    },
    onSuccess: (count) => notify(count === 1 ? 'Picture deleted' : `${count} pictures deleted`, { type: 'success' }),
    onError: ({ message }) => notify(`Failed to delete pictures\n${message}`, { type: 'error' }),
    onSettled() {
      onSettled()
      queries.invalidateQueries({ queryKey: libraryKey })
    },
  })
}
