import { useDraggable, useDroppable } from '@dnd-kit/core'
import DriveFileMoveOutlined from '@mui/icons-material/DriveFileMoveOutlined'
import { memo } from 'react'
import { Link } from 'react-router-dom'
import { type Stage, stageNames, stages } from '#records/people/stages.ts'
import { ChoiceMenu } from './choice-menu.tsx'
import { NextStep, OwnerName } from './fields.tsx'
import type { Move } from './moved.ts'
import { type BoardCard, type Column, formatMoney, listPath, nameOf } from './person-row.ts'

type Props = {
  column: Column
  currency: string
  onMove: (move: Move) => void
  /** Which card was moved last: in its new column the focus goes on there. */
  movedId?: string | undefined
  isDraggable?: boolean
}

/** One stage: how many, what they are worth, and the first of them by their next step. */
export function BoardColumn({ column, currency, onMove, movedId, isDraggable = false }: Props) {
  const { stage, total, value, items } = column
  const { setNodeRef, isOver } = useDroppable({ id: stage, disabled: !isDraggable })
  const title = `stage-title-${stage}`
  return (
    <section ref={setNodeRef} className="pipeline-column" data-over={isOver || undefined} aria-labelledby={title}>
      <header>
        <h2 id={title}>
          {stageNames[stage]} <span className="admin-badge">{total}</span>
        </h2>
        <p className="soft">{formatMoney(value, currency)}</p>
      </header>
      {items.length === 0 ? (
        <p className="soft">Nobody</p>
      ) : (
        <ul>
          {items.map((card) => (
            <Item key={card.id} {...{ card, currency, onMove, isDraggable }} isMoved={card.id === movedId} />
          ))}
        </ul>
      )}
      {total > items.length && (
        <p>
          <Link className="admin-link" to={listPath({ stage })}>
            All {total} as a list
          </Link>
        </p>
      )}
    </section>
  )
}

type CardProps = Pick<Props, 'currency' | 'onMove'> & { card: BoardCard; isMoved: boolean }

function Item({ isDraggable, ...parts }: CardProps & { isDraggable: boolean }) {
  const { setNodeRef, listeners, transform, isDragging } = useDraggable({ id: parts.card.id, disabled: !isDraggable })
  const style = transform ? { transform: `translate(${transform.x}px, ${transform.y}px)` } : undefined
  return (
    <li
      ref={setNodeRef}
      style={style}
      className="pipeline-card"
      data-draggable={isDraggable || undefined}
      data-dragging={isDragging || undefined}
      {...listeners}
    >
      <Card {...parts} />
    </li>
  )
}

// Whatever is dragged renders every item anew, and each of them when the board opens.
const Card = memo(({ card, currency, onMove, isMoved }: CardProps) => (
  <>
    <Link to={`/admin/people/${card.id}`} draggable={false} className="admin-item-link">
      {card.name ?? <Address email={card.email} />}
    </Link>
    <ChoiceMenu
      label={<DriveFileMoveOutlined fontSize="small" />}
      name={`Move ${nameOf(card)}`}
      choices={otherStages(card.stage)}
      onChoose={(to) => onMove({ card, to: to as Stage })}
      button={{ ...moveButton, autoFocus: isMoved }}
    />
    {card.company && <span className="soft">{card.company}</span>}
    <NextStep {...card} />
    <span className="spread admin-hint">
      <OwnerName id={card.owner_id} />
      {card.value !== null && <b>{formatMoney(card.value, currency)}</b>}
    </span>
  </>
))

/** Where it has to go on in the next line, it does so before the host. */
function Address({ email }: { email: string }) {
  const [mailbox, host] = email.split('@')
  return (
    <>
      {mailbox}
      <wbr />@{host}
    </>
  )
}

const moveButton = { sx: { minWidth: 40, padding: 0, color: 'text.secondary' } }

const otherStages = (stage: Stage) =>
  stages.filter((other) => other !== stage).map((id) => ({ id, name: stageNames[id] }))
