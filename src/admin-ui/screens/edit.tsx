import { Button, Card } from '@mui/material'
import { type ReactNode, useRef, useState } from 'react'
import {
  Edit,
  type EditProps,
  type HttpError,
  type RaRecord,
  RecordRepresentation,
  useEditContext,
  useNotify,
  useRecordContext,
} from 'react-admin'
import { Link, useParams } from 'react-router-dom'
import { type AutosaveHandle, AutosaveProvider } from '#admin-ui/pending/autosave-context.tsx'
import { FormSkeleton } from './form-skeleton.tsx'
import { History } from './history.tsx'
import { AdminNotice, FailureNotice } from './notice.tsx'
import { type Conflict, RecordConflict } from './record-conflict.tsx'

type Props = {
  children: ReactNode
  /** Shown beside the form, above the history. */
  side?: ReactNode
  hasHistory?: boolean
  /** Accounts are not brought back to how they were. */
  canRestore?: boolean
  /** Whether what is typed is kept before it is saved. Not for passwords. */
  isAutosaved?: boolean
  /** Its own call answers more than the list has of it, so that the row of the list is not enough to begin with. */
  hasMore?: boolean
  /** Changes what the form holds into what is sent. */
  transform?: EditProps['transform']
}

type Variables = { data?: Partial<RaRecord>; previousData?: RaRecord }

/** One item: the form, what else is known about it, and a question when a colleague saved it in the meantime. */
export function AdminEdit(props: Props) {
  const { children, side, hasHistory = true, canRestore = true, isAutosaved = true, hasMore = false, transform } = props
  // By another key than that under which the rows of lists are kept.
  const meta = hasMore ? { meta: { whole: true } } : {}
  const { id } = useParams()
  const handle = useRef<AutosaveHandle>(undefined)
  const notify = useNotify()
  const [conflict, setConflict] = useState<Conflict>()
  const asSent = (row: RaRecord): RaRecord => ({ ...row, ...transform?.(row) })
  const onError = (error: HttpError, { data = {}, previousData }: Variables) => {
    handle.current?.fail()
    const current = error.body?.current as RaRecord | undefined
    if (error.status === 409 && current && previousData)
      setConflict({ theirs: asSent(current), mine: data, seen: asSent(previousData) })
    else notify(error.message, { type: 'error' })
  }
  const screen = (
    <Edit
      mutationMode="pessimistic"
      {...(transform && { transform })}
      redirect={false}
      title={<ItemTitle />}
      component={ItemCard}
      error={<ItemFailed />}
      // What failed is said in place of the form, not by sending people away.
      // And a form begins with what is there now: a colleague may just have saved it.
      queryOptions={{ ...meta, staleTime: 5_000, onError: () => {} }}
      mutationOptions={{ ...meta, onError: onError as never }}
      aside={side || hasHistory ? <AdminSide {...{ hasHistory, canRestore }}>{side}</AdminSide> : undefined}
    >
      {children}
      {conflict && <RecordConflict {...conflict} onClose={() => setConflict(undefined)} />}
    </Edit>
  )
  return (
    <AutosaveProvider id={id} isAutosaved={isAutosaved} handle={handle}>
      {screen}
    </AutosaveProvider>
  )
}

function ItemTitle() {
  const record = useRecordContext()
  const { error } = useEditContext()
  if (record) return <RecordRepresentation />
  return error ? 'Not found' : '…'
}

function ItemCard({ children, className }: { children: ReactNode; className?: string }) {
  const { isPending, error } = useEditContext()
  const isLoading = isPending && !error
  return <Card {...(className && { className })}>{isLoading ? <FormSkeleton /> : children}</Card>
}

function ItemFailed() {
  const { error, refetch, resource } = useEditContext()
  const { id } = useParams()
  const isMissing = (error as HttpError | undefined)?.status === 404
  if (!isMissing)
    return (
      <FailureNotice title="The item can not be shown" error={error as Error | undefined} retry={() => refetch()} />
    )
  const filter = encodeURIComponent(JSON.stringify({ resource, item_id: id }))
  return (
    <AdminNotice
      title="This item is not there"
      action={
        <Button component={Link} to={`/admin/audit?filter=${filter}`} variant="outlined">
          What happened to it
        </Button>
      }
    >
      It may have been deleted by a colleague, or the address is not right. What was deleted can be brought back.
    </AdminNotice>
  )
}

type SideProps = { children?: ReactNode; hasHistory: boolean; canRestore: boolean }

/** What stands beside a form; below it on small screens. */
function AdminSide({ children, hasHistory, canRestore }: SideProps) {
  const record = useRecordContext()
  if (!record) return null
  return (
    <aside className="stack" aria-label="About this item">
      {children}
      {hasHistory && <History canRestore={canRestore} />}
    </aside>
  )
}

/** Something else that is known about an item, beside its form. */
export function SidePart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="panel">
      <h2>{title}</h2>
      {children}
    </section>
  )
}
