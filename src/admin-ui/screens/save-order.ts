import { useMutation } from '@tanstack/react-query'
import { type RaRecord, useListContext, useNotify } from 'react-admin'
import { useAdminData } from '#admin-ui/admin-data.ts'

/** Keeps an order for good. When that fails, `putBack` shows the one before. */
export function useSaveOrder(putBack: () => void) {
  const { resource, refetch } = useListContext()
  const data = useAdminData()
  const notify = useNotify()
  const { mutate } = useMutation({
    // One after the other, so that the last order wins.
    scope: { id: `order of ${resource}` },
    mutationFn: (rows: RaRecord[]) => data.call('PUT', `${resource}/order`, { ids: rows.map(({ id }) => id) }),
    onSuccess: () => {
      notify('Order saved', { type: 'success' })
      refetch()
    },
    onError: ({ message }) => {
      putBack()
      notify(`The order could not be saved\n${message}`, { type: 'error' })
      refetch()
    },
  })
  return mutate
}
