export type UseCaseFilter = { q: string; page: number }

export const pageSize = 12

export const countPages = (total: number) => Math.max(1, Math.ceil(total / pageSize))

/** What an address asks for. Whatever makes no sense counts as not asked. */
export function readFilter(parameters: URLSearchParams): UseCaseFilter {
  const page = Number(parameters.get('page'))
  return {
    q: (parameters.get('q') ?? '').trim().slice(0, 200),
    page: Number.isInteger(page) && page > 0 && page <= 10_000 ? page : 1,
  }
}

/** The same as an address, with nothing in it that goes without saying. */
export function filterSearch({ q, page }: UseCaseFilter): string {
  const parameters = new URLSearchParams()
  if (q) parameters.set('q', q)
  if (page > 1) parameters.set('page', String(page))
  return parameters.size > 0 ? `?${parameters}` : ''
}
