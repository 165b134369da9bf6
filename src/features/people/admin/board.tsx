import { DndContext, type DragEndEvent, MouseSensor, TouchSensor, useSensor, useSensors } from '@dnd-kit/core'
import type { Stage } from '#records/people/stages.ts'
import { announcementsOf } from './announcements.ts'
import { BoardColumn } from './board-column.tsx'
import type { Move } from './moved.ts'
import type { Column } from './person-row.ts'

type Props = { columns: Column[]; currency: string; onMove: (move: Move) => void; movedId?: string | undefined }

/** The stages side by side. Cards are dragged from one to the next; their buttons do the same by the keyboard. */
export function Board({ columns, currency, onMove, movedId }: Props) {
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 4 } }),
    // A finger that moves at once scrolls.
    useSensor(TouchSensor, { activationConstraint: { delay: 200, tolerance: 8 } }),
  )
  const drop = ({ active, over }: DragEndEvent) => {
    takeClicks()
    const card = columns.flatMap(({ items }) => items).find(({ id }) => id === active.id)
    if (card && over) onMove({ card, to: over.id as Stage })
  }
  return (
    <DndContext
      sensors={sensors}
      onDragStart={leaveClicks}
      onDragEnd={drop}
      onDragCancel={takeClicks}
      accessibility={{ announcements: announcementsOf(columns), screenReaderInstructions: { draggable: '' } }}
    >
      <div className="pipeline">
        {columns.map((column) => (
          <BoardColumn key={column.stage} {...{ column, currency, onMove, movedId }} isDraggable />
        ))}
      </div>
    </DndContext>
  )
}

/** To the browser a drag ends with a click on what was dragged, and that is a link. */
const leaveClicks = () => addEventListener('click', leaveClick, true)
const takeClicks = () => setTimeout(() => removeEventListener('click', leaveClick, true), 50)
const leaveClick = (event: Event) => event.preventDefault()
