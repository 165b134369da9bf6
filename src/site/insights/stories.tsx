import { useQuery } from '@tanstack/react-query'
import { type listUseCasesQuery, useCasesFailure } from '#features/use-cases/client.ts'
import { SiteLink } from '#ui/link.tsx'
import { Part } from './part.tsx'
import type { InsightsText } from './text.ts'

const shown = 3

export function Stories({ text, query }: InsightsText & { query: ReturnType<typeof listUseCasesQuery> }) {
  const { data, isError } = useQuery(query)
  const wording = {
    title: text.stories_title,
    link: text.stories_link,
    empty: text.stories_empty,
    loading: text.loading,
    failure: useCasesFailure.text,
  }
  return (
    <Part name="stories" to="/use-cases" wording={wording} answer={{ items: data?.items.slice(0, shown), isError }}>
      {(stories) => (
        <ol>
          {stories.map(({ id, slug, title, excerpt }) => (
            <li key={id}>
              <h3>
                <SiteLink to={`/use-cases/${slug}`}>{title}</SiteLink>
              </h3>
              {excerpt && <p>{excerpt}</p>}
            </li>
          ))}
        </ol>
      )}
    </Part>
  )
}
