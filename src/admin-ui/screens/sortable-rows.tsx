import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable'
import type { ReactNode } from 'react'
import type { RaRecord } from 'react-admin'
import { OrderedRow } from './ordered-row.tsx'

type Props = {
  rows: RaRecord[]
  /** What a row is called when its place is told. */
  nameOf: (record: RaRecord) => string
  isMovable: boolean
  onMove: (from: number, to: number) => void
  /** What a row shows. */
  children: (record: RaRecord) => ReactNode
}

/** Rows that are moved by dragging, by the keyboard or by two buttons. */
export function SortableRows({ rows, nameOf, isMovable, onMove, children }: Props) {
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  function move(from: number, to: number) {
    if (to >= 0 && to < rows.length && from !== to) onMove(from, to)
  }
  const placeOf = (id: unknown) => rows.findIndex((row) => row.id === id)
  const drop = ({ active, over }: DragEndEvent) => over && move(placeOf(active.id), placeOf(over.id))
  const place = (id: unknown) => `${placeOf(id) + 1} of ${rows.length}`
  const name = (id: unknown) => nameOf(rows[placeOf(id)] ?? { id: '' })
  const announcements = {
    onDragStart: ({ active }: { active: { id: unknown } }) =>
      `${name(active.id)} is lifted, place ${place(active.id)}.`,
    onDragOver: ({ active, over }: Pick<DragEndEvent, 'active' | 'over'>) =>
      over ? `${name(active.id)} is over place ${place(over.id)}.` : undefined,
    onDragEnd: ({ active, over }: DragEndEvent) =>
      `${name(active.id)} is dropped at place ${place(over?.id ?? active.id)}.`,
    onDragCancel: ({ active }: { active: { id: unknown } }) =>
      `${name(active.id)} is back at place ${place(active.id)}.`,
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={drop}
      accessibility={{
        announcements,
        screenReaderInstructions: {
          draggable:
            'Press space to lift the row, the arrow keys to move it, space to drop it, escape to leave it where it was.',
        },
      }}
    >
      <SortableContext items={rows} strategy={verticalListSortingStrategy}>
        <ol className="admin-rows">
          {rows.map((record, i) => (
            <OrderedRow
              key={record.id}
              record={record}
              name={nameOf(record)}
              isMovable={isMovable}
              isFirst={i === 0}
              isLast={i === rows.length - 1}
              onMove={(by) => move(i, i + by)}
            >
              {children(record)}
            </OrderedRow>
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  )
}
