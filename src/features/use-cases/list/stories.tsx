import type { UseCaseSummary } from '#features/use-cases/client.ts'
import type { UseCasesText } from '#features/use-cases/content.ts'
import { countPages, filterSearch, type UseCaseFilter } from '#features/use-cases/filter.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Pager } from '#ui/pager.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { Story } from './story.tsx'
import './stories.css'

type Answer = { data?: { items: UseCaseSummary[]; total: number } | undefined; isPlaceholderData: boolean }

export function Stories({ text, filter, data, isPlaceholderData }: UseCasesText & Answer & { filter: UseCaseFilter }) {
  if (!data) {
    return (
      <div className="page-width stories-state">
        <Spinner label={text.loading} />
      </div>
    )
  }
  if (data.items.length === 0) {
    return (
      <div className="page-width stories-state">
        <h2>{text.empty_title}</h2>
        <p className="lead">{filter.q ? text.empty_text.replace('{search}', filter.q) : text.empty_text_plain}</p>
        {filter.q && (
          <ButtonLink look="line" to="/use-cases">
            {text.empty_button}
          </ButtonLink>
        )}
      </div>
    )
  }
  return (
    <div className="page-width stories" aria-busy={isPlaceholderData}>
      <ol>
        {data.items.map((story) => (
          <Story key={story.id} story={story} link={text.card_link} />
        ))}
      </ol>
      <Pager
        page={filter.page}
        pages={countPages(data.total)}
        to={(page) => `/use-cases${filterSearch({ ...filter, page })}`}
      />
    </div>
  )
}
