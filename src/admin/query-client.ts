import { createQueryClient } from '#platform/pages/query-client.ts'

/** The same rules as on the site. What was refused is not asked again either: it would be refused again. */
export const queryClient = createQueryClient()

const { queries } = queryClient.getDefaultOptions()
queryClient.setDefaultOptions({
  queries: { ...queries, retry: (failures, error) => failures < 3 && !isRefused(error) },
})

const isRefused = ({ status = 0 }: Error & { status?: number }) =>
  status >= 400 && status < 500 && status !== 408 && status !== 429

/**
 * After a change of one's own nothing that was read before counts as fresh: a list may be in another order, the change
 * log has one entry more. It is read again where it is looked at next, and nothing moves under anybody's hands.
 */
export const forgetFreshness = () => queryClient.invalidateQueries({ refetchType: 'none' })
