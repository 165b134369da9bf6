import { Button } from '@mui/material'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Confirm, Title, useGetResourceLabel, useNotify } from 'react-admin'
import { Link, useNavigate, useParams } from 'react-router-dom'
import { useAdminData } from '#admin-ui/admin-data.ts'
import { Facts } from '#admin-ui/fields/facts.tsx'
import { formatMoment } from '#admin-ui/format/format-date.ts'
import { libraryKey } from '#admin-ui/pictures/library.ts'
import { FailureNotice } from '#admin-ui/screens/notice.tsx'
import { Crop } from './crop.tsx'
import type { Area } from './crop-area.ts'
import { Focus, type Point } from './focus.tsx'
import type { Picture } from './picture.ts'
import { UploadDrop } from './upload-drop.tsx'
import { WordsForm } from './words-form.tsx'
import './picture-screen.css'

type Replaced = { id: string; changed: number }

/** `/admin/pictures/…`: one picture, what is said of it, and where it is used. */
export function PictureScreen() {
  const { id = '' } = useParams()
  const path = `pictures/${id}`
  const data = useAdminData()
  const {
    data: picture,
    error,
    refetch,
  } = useQuery({
    queryKey: [...libraryKey, 'one', path],
    queryFn: () => data.call<Picture>('GET', path),
    staleTime: 0,
  })
  return (
    <>
      <Title title={picture?.title ?? 'Picture'} preferenceKey={false} />
      {error && !picture && (
        <FailureNotice title="The picture can not be shown" error={error} retry={() => refetch()} />
      )}
      {picture && <PictureDesk key={path} picture={picture} path={path} />}
    </>
  )
}

function PictureDesk({ picture, path }: { picture: Picture; path: string }) {
  const data = useAdminData()
  const notify = useNotify()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const [isCropping, setIsCropping] = useState(false)
  const { url, width, height, bucket, focus_x, focus_y } = picture
  const [point, setPoint] = useState<Point>({ focus_x, focus_y })
  const size = width && height ? { width, height } : undefined
  const isDrawing = /\.svg\?/.test(url)
  // Logos are shown whole, so that there is nothing to keep in sight.
  const isWhole = isDrawing || bucket !== 'pictures'

  function arrive({ id, changed }: Replaced) {
    queries.invalidateQueries()
    notify(
      changed === 0 ? 'Picture saved' : `Picture replaced in ${changed === 1 ? 'one place' : `${changed} places`}`,
      {
        type: 'success',
      },
    )
    navigate(`/admin/pictures/${id}`)
  }

  const crop = useMutation({
    mutationFn: (area: Area) => data.call<Replaced>('POST', `${path}/crop`, area),
    onSuccess: arrive,
    onError: ({ message }) => notify(`Failed to crop picture\n${message}`, { type: 'error' }),
  })

  return (
    <div className="picture-desk">
      <div className="stack panel">
        {isCropping && size ? (
          <Crop
            url={url}
            size={size}
            isBusy={crop.isPending}
            onCrop={(area) => crop.mutate(area)}
            onCancel={() => setIsCropping(false)}
          />
        ) : (
          <>
            {isWhole ? (
              <div className="picture-whole">
                <img src={url} alt={picture.alt ?? ''} />
              </div>
            ) : (
              <Focus url={url} alt={picture.alt ?? ''} point={point} onChange={setPoint} />
            )}
            {!isWhole && size && (
              <div>
                <Button variant="outlined" onClick={() => setIsCropping(true)}>
                  Crop
                </Button>
              </div>
            )}
          </>
        )}
      </div>
      <div className="stack">
        <WordsForm picture={picture} path={path} point={isWhole ? undefined : point} />
        <UsedIn picture={picture} />
        <section className="panel stack">
          <h2>The file</h2>
          <Facts
            facts={[
              ['Size', size && `${size.width} × ${size.height} pixels, ${weigh(picture.bytes)}`],
              ['Uploaded', formatMoment(picture.created_at)],
              [
                'Cropped from',
                picture.cut_from && <Link to={`/admin/pictures/${picture.cut_from}`}>the whole picture</Link>,
              ],
            ]}
          />
          <UploadDrop<Replaced>
            label="Another picture in its place"
            button="Replace everywhere"
            path={`${path}/replacement`}
            takesDrawings={bucket !== 'pictures'}
            onDone={arrive}
          >
            The new one is shown wherever this one is.
          </UploadDrop>
          <DeleteButton picture={picture} path={path} />
        </section>
      </div>
    </div>
  )
}

function UsedIn({ picture: { used_in, is_long_unused } }: { picture: Picture }) {
  const labelOf = useGetResourceLabel()
  return (
    <section className="panel">
      <h2>Used in</h2>
      {used_in.length === 0 ? (
        <p className="soft">{is_long_unused ? 'Nothing, for more than 30 days.' : 'Nothing yet.'}</p>
      ) : (
        <ul className="ruled">
          {used_in.map(({ resource, label, to }) => (
            <li key={to} className="spread">
              <Link to={to}>{label}</Link>
              <span className="soft">{labelOf(resource, 1)}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function DeleteButton({ picture, path }: { picture: Picture; path: string }) {
  const data = useAdminData()
  const notify = useNotify()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const [isAsking, setIsAsking] = useState(false)
  const remove = useMutation({
    mutationFn: () => data.call('DELETE', path),
    onSuccess() {
      notify('Picture deleted', { type: 'success' })
      queries.removeQueries({ queryKey: [...libraryKey, 'one', path] })
      queries.invalidateQueries({ queryKey: [...libraryKey, 'list'] })
      navigate('/admin/pictures')
    },
    onError: ({ message }) => notify(`Failed to delete picture\n${message}`, { type: 'error' }),
    onSettled: () => setIsAsking(false),
  })
  const isUsed = picture.used_in.length > 0
  return (
    <div className="lines">
      <Button color="error" disabled={isUsed || remove.isPending} onClick={() => setIsAsking(true)}>
        Delete
      </Button>
      {isUsed && <p className="admin-hint">What is used can not be deleted.</p>}
      <Confirm
        isOpen={isAsking}
        title="Delete this picture?"
        content="It is gone for good. Older versions in the history that showed it will lack it."
        confirm="Delete"
        loading={remove.isPending}
        onConfirm={() => remove.mutate()}
        onClose={() => setIsAsking(false)}
      />
    </div>
  )
}

const weigh = (bytes: number) =>
  bytes < 1_000_000 ? `${Math.ceil(bytes / 1_000)} KB` : `${(bytes / 1e6).toFixed(1)} MB`
