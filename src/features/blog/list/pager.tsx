import { Link } from 'react-router'
import { type PostFilter, pageSize, searchOf } from '#features/blog/filter.ts'
import { pagesAround } from './pages-around.ts'

export function Pager({ filter, total }: { filter: PostFilter; total: number }) {
  const pages = Math.ceil(total / pageSize)
  if (pages < 2) return null
  const to = (page: number) => `/blog${searchOf({ ...filter, page })}`
  return (
    <nav className="blog-pager" aria-label="Pages">
      {filter.page > 1 && (
        <Link to={to(filter.page - 1)} rel="prev" className="button button-line">
          Previous
        </Link>
      )}
      <ol>
        {pagesAround(filter.page, pages).map((page, i, all) => (
          <li key={page} className={page - (all[i - 1] ?? page - 1) > 1 ? 'after-gap' : undefined}>
            <Link to={to(page)} aria-current={page === filter.page ? 'page' : false}>
              <span className="sr-only">Page </span>
              {page}
            </Link>
          </li>
        ))}
      </ol>
      {filter.page < pages && (
        <Link to={to(filter.page + 1)} rel="next" className="button button-line">
          Next
        </Link>
      )}
    </nav>
  )
}
