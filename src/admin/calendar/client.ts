import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNotify } from 'react-admin'
import { useAdminData } from '#admin-ui/admin-data.ts'
import { formatDay } from '#admin-ui/format/format-date.ts'
import type { DatedItem } from '#resources/dated.server.ts'
import { type Day, type Month, weeksOf } from './month.ts'
import { findObjection, shownOn, valuesOn } from './move.ts'

type Answer = { items: DatedItem[] }

const keyOf = (month: Month) => ['calendar', month]

export function useCalendar(month: Month) {
  const data = useAdminData()
  const days = weeksOf(month).flat()
  return useQuery({
    queryKey: keyOf(month),
    queryFn: async () => (await data.call<Answer>('GET', `calendar?from=${days[0]}&to=${days.at(-1)}`)).items,
    staleTime: 0,
  })
}

/** Moves something to another day: at once to the eye, and back again when the server refuses. */
export function useMove(month: Month) {
  const data = useAdminData()
  const client = useQueryClient()
  const notify = useNotify()
  const { mutate } = useMutation({
    mutationFn: ({ item, day }: { item: DatedItem; day: Day }) =>
      data.update(item.resource, {
        id: item.id,
        data: valuesOn(item, day),
        previousData: { id: item.id, updated_at: item.updated_at },
      }),
    onMutate: ({ item, day }) => {
      const at = String(valuesOn(item, day)[item.field])
      client.setQueryData<DatedItem[]>(keyOf(month), (items) =>
        items?.map((known) => (known.id === item.id ? { ...known, at } : known)),
      )
    },
    onSuccess: (_answer, { item, day }) => notify(`${item.title} is on ${formatDay(day)} now`, { type: 'success' }),
    onError: ({ message }, { item }) => notify(`${item.title} could not be moved\n${message}`, { type: 'error' }),
    onSettled: () => client.invalidateQueries({ queryKey: ['calendar'] }),
  })
  return (item: DatedItem, day: Day) => {
    if (shownOn(item) === day) return
    const objection = findObjection(item, day, new Date())
    if (objection) notify(`${item.title} stays where it is\n${objection}`, { type: 'error' })
    else mutate({ item, day })
  }
}
