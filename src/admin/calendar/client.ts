import { useQuery } from '@tanstack/react-query'
import { useNotify } from 'react-admin'
import { useAdminData } from '#admin-ui/admin-data.ts'
import { formatDay } from '#admin-ui/format/format-date.ts'
import { useOptimisticUpdate } from '#admin-ui/optimistic-update.ts'
import type { DatedItem } from '#resources/dated.server.ts'
import { type Day, type Month, weeksOf } from './month.ts'
import { findObjection, shownOn, valuesOn } from './move.ts'

type Answer = { items: DatedItem[] }
type Move = { item: DatedItem; day: Day }

const keyOf = (month: Month): [string, Month] => ['calendar', month]

export function useCalendar(month: Month) {
  const data = useAdminData()
  const days = weeksOf(month).flat()
  return useQuery({
    queryKey: keyOf(month),
    queryFn: async () => (await data.call<Answer>('GET', `calendar?from=${days[0]}&to=${days.at(-1)}`)).items,
    staleTime: 0,
  })
}

/** Moves something to another day. */
export function useMove(month: Month) {
  const notify = useNotify()
  const move = useOptimisticUpdate<DatedItem[], Move>({
    queryKey: keyOf(month),
    save: ({ item, day }) => ({ resource: item.resource, row: item, data: valuesOn(item, day) }),
    show: (items, { item, day }) => {
      const at = String(valuesOn(item, day)[item.field])
      return items.map((known) => (known.id === item.id ? { ...known, at } : known))
    },
    saved: ({ item, day }) => `${item.title} is on ${formatDay(day)} now`,
    refused: ({ item }) => `${item.title} could not be moved`,
  })
  return (item: DatedItem, day: Day) => {
    if (shownOn(item) === day) return
    const objection = findObjection(item, day, new Date())
    if (objection) notify(`${item.title} stays where it is\n${objection}`, { type: 'error' })
    else move({ item, day })
  }
}
