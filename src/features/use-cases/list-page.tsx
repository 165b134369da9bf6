import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { redirect, useSearchParams } from 'react-router'
import { filled, type PageData } from '#platform/pages/page-data.ts'
import { readPart } from '#platform/pages/read-part.server.ts'
import { platformContext } from '#platform/platform.server.ts'
import { preparePage, usePageContent } from '#records/page-content/client.ts'
import { contentMeta } from '#records/page-content/content-meta.ts'
import { loadTexts } from '#records/page-content/load-texts.server.ts'
import { Eyebrow } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Closing } from '#ui/closing.tsx'
import { SearchCount } from '#ui/search-count.tsx'
import { SearchForm } from '#ui/search-form.tsx'
import { Section } from '#ui/section.tsx'
import { breadcrumbs, structuredData } from '#ui/structured-data.ts'
import type { Route } from './+types/list-page.ts'
import { listUseCasesQuery } from './client.ts'
import { type UseCasesContent, type UseCasesText, useCasesContent } from './content.ts'
import { Failure } from './failure.tsx'
import { countPages, filterSearch, readFilter, type UseCaseFilter } from './filter.ts'
import { Stories } from './list/stories.tsx'
import { listUseCases } from './queries.server.ts'
import { countLine } from './use-case.ts'
// The story's as well, so that no style sheet comes or goes while a cover grows.
import './detail/story.css'

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db } = context.get(platformContext)
  const filter = readFilter(new URL(request.url).searchParams)
  const [content, found] = await Promise.all([
    loadTexts(context, useCasesContent),
    readPart(context, () => listUseCases(db, filter)),
  ])
  const lastPage = found ? countPages(found.total) : filter.page
  if (filter.page > lastPage) throw redirect(`/use-cases${filterSearch({ ...filter, page: lastPage })}`)
  return { queries: [content.query, filled(listUseCasesQuery(filter), found)] } satisfies PageData
}

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const builtIn = import('./content.ts').then(({ useCasesContent }) => useCasesContent)
  const filter = readFilter(new URL(request.url).searchParams)
  return preparePage('use-cases', builtIn, listUseCasesQuery(filter))
}

export const meta: Route.MetaFunction = (args) => [
  ...describePage(args),
  ...structuredData(
    breadcrumbs(args.matches[0].loaderData?.origin ?? '', [
      ['Home', '/'],
      ['Use Cases', '/use-cases'],
    ]),
  ),
]

const describePage = contentMeta<UseCasesContent>('use-cases', '/use-cases')

export default function UseCasesPage() {
  const text = usePageContent<UseCasesContent>('use-cases')
  const [parameters] = useSearchParams()
  const filter = readFilter(parameters)
  const stories = useQuery(listUseCasesQuery(filter))
  return (
    <>
      <Hero text={text} filter={filter} total={stories.data?.total} />
      {stories.isError ? <Failure /> : <Stories text={text} filter={filter} {...stories} />}
      <Section tone="mist">
        <div className="split split-even">
          <Closing
            isSplit
            title={text.closing_title}
            text={text.closing_text}
            way={{ to: '/contact', label: text.closing_button }}
          />
        </div>
      </Section>
    </>
  )
}

export function ErrorBoundary() {
  return <Failure />
}

function Hero({ text, filter, total }: UseCasesText & { filter: UseCaseFilter; total: number | undefined }) {
  return (
    <section className="page-head stories-hero">
      <svg viewBox="0 0 640 560" preserveAspectRatio="xMidYMid slice" className="behind drawn" aria-hidden="true">
        <path pathLength="1" className="lane-agile" d="M110 -200V90C110 290 320 200 320 370" />
        <path pathLength="1" className="lane-ai" d="M540 -200V60C540 260 320 210 320 370" />
        <path pathLength="1" className="lane-velocity" d="M320 370V800" />
        <circle className="station lane-agile" cx="110" cy="90" r="8" />
        <circle className="station lane-ai" cx="540" cy="60" r="8" />
        <circle className="station lane-velocity" cx="320" cy="370" r="16" />
      </svg>
      <div className="page-width">
        <Eyebrow>{text.hero_eyebrow}</Eyebrow>
        <h1>{text.hero_title}</h1>
        <p className="lead">{text.hero_text}</p>
        <StorySearch text={text} search={filter.q} />
        <SearchCount clear={filter.q !== '' && total !== 0 && { to: '/use-cases', label: text.empty_button }}>
          {total !== undefined && countLine(total, filter.page)}
        </SearchCount>
      </div>
    </section>
  )
}

function StorySearch({ text, search }: UseCasesText & { search: string }) {
  const id = useId()
  return (
    <SearchForm action="/use-cases" className="stories-search" search={search}>
      <div className="field">
        <label htmlFor={id}>{text.search_label}</label>
        <input
          id={id}
          className="input"
          type="search"
          name="q"
          maxLength={200}
          defaultValue={search}
          placeholder={text.search_placeholder}
          enterKeyHint="search"
        />
      </div>
      <Button type="submit" look="ink">
        {text.search_button}
      </Button>
    </SearchForm>
  )
}
