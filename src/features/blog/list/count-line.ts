import { countPages } from '#features/blog/filter.ts'

/** The line above the list. */
export function countLine(total: number, page: number) {
  const pages = countPages(total)
  return `Showing ${total} ${total === 1 ? 'article' : 'articles'}${pages > 1 ? `, page ${page} of ${pages}` : ''}`
}
