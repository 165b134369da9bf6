import { arrayMove } from '@dnd-kit/sortable'
import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { type RaRecord, useListContext, useNotify } from 'react-admin'
import { useAdminData } from '#admin-ui/admin-data.ts'
import { NothingFound } from './nothing-found.tsx'
import { SortableRows } from './sortable-rows.tsx'

type Props = {
  /** What a row shows. */
  children: (record: RaRecord) => ReactNode
  /** What a row is called when its place is told. */
  nameOf: (record: RaRecord) => string
  /** Rows that share this have an order of their own, under a heading. */
  groupOf?: (record: RaRecord) => string
}

/** Rows in the order that the public sees, which is changed by dragging, by the keyboard or by two buttons. */
export function OrderedList({ children, nameOf, groupOf = () => '' }: Props) {
  const { data, filterValues } = useListContext()
  if (!data || data.length === 0) return <NothingFound />
  const isWhole = !filterValues.q
  const groups = Map.groupBy(data, groupOf)
  return (
    <>
      {!isWhole && <p className="admin-hint admin-order-hint">Clear the search to change the order.</p>}
      {[...groups].map(([title, rows]) => (
        <section key={title} className="admin-ordered">
          {title && <h2 className="admin-label">{title}</h2>}
          <Rows rows={rows} nameOf={nameOf} isMovable={isWhole && rows.length > 1}>
            {children}
          </Rows>
        </section>
      ))}
    </>
  )
}

type RowsProps = Omit<Props, 'groupOf'> & { rows: RaRecord[]; isMovable: boolean }

function Rows({ rows, nameOf, isMovable, children }: RowsProps) {
  const [shown, setShown] = useState(rows)
  useEffect(() => setShown(rows), [rows])
  const saveOrder = useSaveOrder(() => setShown(rows))
  function move(from: number, to: number) {
    const next = arrayMove(shown, from, to)
    setShown(next)
    saveOrder(next)
  }
  return (
    <SortableRows rows={shown} nameOf={nameOf} isMovable={isMovable} onMove={move}>
      {children}
    </SortableRows>
  )
}

/** Keeps an order for good. When that fails, `putBack` shows the one before. */
function useSaveOrder(putBack: () => void) {
  const { resource, refetch } = useListContext()
  const data = useAdminData()
  const notify = useNotify()
  const { mutate } = useMutation({
    // One after the other, so that the last order wins.
    scope: { id: `order of ${resource}` },
    mutationFn: (rows: RaRecord[]) => data.call('PUT', `${resource}/order`, { ids: rows.map(({ id }) => id) }),
    onSuccess: () => {
      notify('Order saved', { type: 'success' })
      refetch()
    },
    onError: ({ message }) => {
      putBack()
      notify(`The order could not be saved\n${message}`, { type: 'error' })
      refetch()
    },
  })
  return mutate
}
