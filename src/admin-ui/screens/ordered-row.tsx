import { useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import ArrowDownward from '@mui/icons-material/ArrowDownward'
import ArrowUpward from '@mui/icons-material/ArrowUpward'
import DragIndicator from '@mui/icons-material/DragIndicator'
import { IconButton } from '@mui/material'
import type { ReactNode } from 'react'
import { type RaRecord, RecordContextProvider } from 'react-admin'

type Props = {
  record: RaRecord
  name: string
  children: ReactNode
  isMovable: boolean
  isFirst: boolean
  isLast: boolean
  onMove: (by: -1 | 1) => void
}

/** One row with its handle, and two buttons for those who do not drag. */
export function OrderedRow({ record, name, children, isMovable, isFirst, isLast, onMove }: Props) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id: record.id,
    disabled: !isMovable,
  })
  const { role: _role, ...told } = attributes
  const style = { transform: CSS.Translate.toString(transform), transition }
  return (
    <li ref={setNodeRef} style={style} className={isDragging ? 'admin-row-lifted' : ''}>
      {isMovable && (
        <IconButton
          ref={setActivatorNodeRef}
          className="admin-handle"
          {...told}
          {...listeners}
          aria-label={`Move ${name}`}
        >
          <DragIndicator />
        </IconButton>
      )}
      <RecordContextProvider value={record}>
        <div className="admin-row-body">{children}</div>
      </RecordContextProvider>
      {isMovable && (
        <div className="admin-row-moves">
          <IconButton aria-label={`Move ${name} up`} disabled={isFirst} onClick={() => onMove(-1)}>
            <ArrowUpward fontSize="small" />
          </IconButton>
          <IconButton aria-label={`Move ${name} down`} disabled={isLast} onClick={() => onMove(1)}>
            <ArrowDownward fontSize="small" />
          </IconButton>
        </div>
      )}
    </li>
  )
}
