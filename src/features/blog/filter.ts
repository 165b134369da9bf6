export type PostFilter = { q: string; tag: string; sort: 'newest' | 'oldest'; page: number }

export const pageSize = 12

export const countPages = (total: number) => Math.max(1, Math.ceil(total / pageSize))

export const everything: PostFilter = { q: '', tag: '', sort: 'newest', page: 1 }

/** Whether some articles are left out; their order is no filter. */
export const isFiltered = ({ q, tag }: PostFilter) => Boolean(q || tag)

/** What an address asks for. Whatever makes no sense counts as not asked. */
export function readFilter(parameters: URLSearchParams): PostFilter {
  const page = Number(parameters.get('page'))
  return {
    q: (parameters.get('q') ?? '').trim().slice(0, 200),
    tag: (parameters.get('tag') ?? '').trim().slice(0, 100),
    sort: parameters.get('sort') === 'oldest' ? 'oldest' : 'newest',
    page: Number.isInteger(page) && page > 0 && page <= 100_000 ? page : 1,
  }
}

/** The same as an address, with nothing in it that goes without saying. */
export function searchOf({ q, tag, sort, page }: PostFilter) {
  const parameters = new URLSearchParams()
  if (q) parameters.set('q', q)
  if (tag) parameters.set('tag', tag)
  if (sort === 'oldest') parameters.set('sort', sort)
  if (page > 1) parameters.set('page', String(page))
  return parameters.size > 0 ? `?${parameters}` : ''
}
