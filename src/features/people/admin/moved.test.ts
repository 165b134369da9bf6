import { expect, test } from 'vitest'
import { type Board, moved } from './moved.ts'
import { type BoardCard, formatMoney } from './person-row.ts'

const card = { id: 'a', stage: 'new', value: 100 } as BoardCard
const other = { id: 'b', stage: 'new', value: null } as BoardCard
const board: Board = {
  currency: 'EUR',
  columns: [
    { stage: 'new', total: 40, value: 100, items: [card, other] },
    { stage: 'won', total: 0, value: 0, items: [] },
    { stage: 'lost', total: 1, value: 5, items: [] },
  ],
}

test('a card that is moved takes its value along, and what is not shown stays counted', () => {
  expect(moved(board, { card, to: 'won' }).columns).toEqual([
    { stage: 'new', total: 39, value: 0, items: [other] },
    { stage: 'won', total: 1, value: 100, items: [{ ...card, stage: 'won' }] },
    { stage: 'lost', total: 1, value: 5, items: [] },
  ])
  expect(moved(board, { card: other, to: 'lost' }).columns[2]).toMatchObject({ total: 2, value: 5 })
})

test('money is written in the currency of the site, with cents where there are any', () => {
  expect([formatMoney(12_000, 'EUR'), formatMoney(0.5, 'CHF'), formatMoney(1, 'GBP')]).toEqual([
    '€12,000',
    'CHF\u00a00.50',
    '£1',
  ])
})
