import type { Announcements } from '@dnd-kit/core'
import { stageNames } from '#records/people/stages.ts'
import { type Column, nameOf } from './person-row.ts'

/** What is heard while a card is dragged: who it is, and over which stage. */
export function announcementsOf(columns: Column[]): Announcements {
  const name = (id: unknown) => {
    const card = columns.flatMap(({ items }) => items).find((item) => item.id === id)
    return card ? nameOf(card) : 'The card'
  }
  const stage = (id: unknown) => stageNames[id as keyof typeof stageNames]
  return {
    onDragStart: ({ active }) => `${name(active.id)} is lifted.`,
    onDragOver: ({ active, over }) => (over ? `${name(active.id)} is over ${stage(over.id)}.` : undefined),
    onDragEnd: ({ active, over }) =>
      over ? `${name(active.id)} is dropped at ${stage(over.id)}.` : `${name(active.id)} is back where it was.`,
    onDragCancel: ({ active }) => `${name(active.id)} is back where it was.`,
  }
}
