import { countPages, filterSearch, type UseCaseFilter } from '#features/use-cases/filter.ts'
import { SiteLink } from '#ui/link.tsx'

export function Pager({ filter, total }: { filter: UseCaseFilter; total: number }) {
  const pages = Array.from({ length: countPages(total) }, (_, i) => i + 1)
  if (pages.length < 2) return null
  return (
    <nav className="stories-pages" aria-label="Pages">
      {pages.map((page) => (
        <SiteLink
          key={page}
          to={`/use-cases${filterSearch({ ...filter, page })}`}
          className={`button ${page === filter.page ? 'button-ink' : 'button-line'}`}
          aria-current={page === filter.page ? 'page' : false}
        >
          <span className="sr-only">Page </span>
          {page}
        </SiteLink>
      ))}
    </nav>
  )
}
