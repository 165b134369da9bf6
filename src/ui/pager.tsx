import { SiteLink } from './link.tsx'

type Props = { page: number; pages: number; to: (page: number) => string }

/** The way through a list that is cut into pages. */
export function Pager({ page: current, pages, to }: Props) {
  if (pages < 2) return null
  return (
    <nav className="pager" aria-label="Pages">
      {current > 1 && (
        <SiteLink to={to(current - 1)} isCurrent={false} rel="prev" className="button button-line">
          Previous
        </SiteLink>
      )}
      <ol>
        {pagesAround(current, pages).map((page, i, all) => (
          <li key={page} className={page - (all[i - 1] ?? page - 1) > 1 ? 'after-gap' : undefined}>
            <SiteLink to={to(page)} isCurrent={page === current}>
              <span className="sr-only">Page </span>
              {page}
            </SiteLink>
          </li>
        ))}
      </ol>
      {current < pages && (
        <SiteLink to={to(current + 1)} isCurrent={false} rel="next" className="button button-line">
          Next
        </SiteLink>
      )}
    </nav>
  )
}

/** The first, the last, and the neighbours of the current page: a long list has more pages than fit. */
export function pagesAround(current: number, last: number) {
  const wanted = [1, current - 1, current, current + 1, last].filter((page) => page >= 1 && page <= last)
  return [...new Set(wanted)].sort((a, b) => a - b)
}
