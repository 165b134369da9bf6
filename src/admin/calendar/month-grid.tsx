import {
  DndContext,
  type DragEndEvent,
  PointerSensor,
  useDraggable,
  useDroppable,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import type { ReactNode } from 'react'
import type { DatedItem } from '#resources/dated.server.ts'
import { Entry } from './entry.tsx'
import { type Day, type Month, monthOf, weeksOf } from './month.ts'
import { shownOn } from './move.ts'

export type MonthGridProps = {
  month: Month
  today: Day
  items: DatedItem[]
  onMove: (item: DatedItem, day: Day) => void
  /** Whoever doesn't drag is asked for the day instead. */
  onAsk: (item: DatedItem) => void
}

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** A month in weeks. What stands in it is dragged to another day by the pointer; its button does the same by the keyboard. */
export function MonthGrid({ month, today, items, onMove, onAsk }: MonthGridProps) {
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 4 } }))
  const byDay = Map.groupBy(items, shownOn)
  const drop = ({ active, over }: DragEndEvent) => {
    takeClicks()
    const item = items.find(({ id }) => id === active.id)
    if (item && over) onMove(item, String(over.id))
  }
  return (
    <DndContext
      sensors={sensors}
      onDragStart={leaveClicks}
      onDragEnd={drop}
      onDragCancel={takeClicks}
      accessibility={{ screenReaderInstructions: { draggable: '' } }}
    >
      <table className="panel calendar-grid">
        <thead>
          <tr>
            {weekdays.map((name) => (
              <th key={name} scope="col" className="admin-label">
                <abbr title={name}>{name.slice(0, 3)}</abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                <DayCell key={day} day={day} isOutside={monthOf(day) !== month} isToday={day === today}>
                  {byDay.get(day)?.map((item) => (
                    <Draggable key={item.id} item={item} onAsk={onAsk} />
                  ))}
                </DayCell>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </DndContext>
  )
}

/** To the browser a drag ends with a click on what was dragged, and that is a link. */
const leaveClicks = () => addEventListener('click', leaveClick, true)
const takeClicks = () => setTimeout(() => removeEventListener('click', leaveClick, true), 50)
const leaveClick = (event: Event) => event.preventDefault()

type CellProps = { day: Day; isOutside: boolean; isToday: boolean; children: ReactNode }

function DayCell({ day, isOutside, isToday, children }: CellProps) {
  const { setNodeRef, isOver } = useDroppable({ id: day })
  return (
    <td ref={setNodeRef} data-outside={isOutside || undefined} data-over={isOver || undefined} data-day={day}>
      <time dateTime={day} className="calendar-day" aria-current={isToday ? 'date' : undefined}>
        {Number(day.slice(8))}
      </time>
      {children && <ul>{children}</ul>}
    </td>
  )
}

function Draggable({ item, onAsk }: { item: DatedItem; onAsk: MonthGridProps['onAsk'] }) {
  const { setNodeRef, listeners, transform, isDragging } = useDraggable({ id: item.id })
  const style = transform ? { transform: `translate(${transform.x}px, ${transform.y}px)` } : undefined
  return (
    <li
      ref={setNodeRef}
      style={style}
      className="calendar-draggable"
      data-dragging={isDragging || undefined}
      {...listeners}
    >
      <Entry item={item} onAsk={() => onAsk(item)} />
    </li>
  )
}
