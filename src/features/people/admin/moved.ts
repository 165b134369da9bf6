import type { Stage } from '#records/people/stages.ts'
import type { BoardCard, Column } from './person-row.ts'

export type Board = { currency: string; columns: Column[] }

export type Move = { card: BoardCard; to: Stage; lost_reason?: string }

/** The same board with one card in another column. */
export function moved(board: Board, { card, to }: Move): Board {
  const value = card.value ?? 0
  const columns = board.columns.map((column) => {
    if (column.stage === card.stage)
      return {
        ...column,
        total: column.total - 1,
        value: column.value - value,
        items: column.items.filter(({ id }) => id !== card.id),
      }
    if (column.stage !== to) return column
    const items = [{ ...card, stage: to }, ...column.items]
    return { ...column, total: column.total + 1, value: column.value + value, items }
  })
  return { ...board, columns }
}
