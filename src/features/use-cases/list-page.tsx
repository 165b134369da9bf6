import { useQuery } from '@tanstack/react-query'
import { redirect, useSearchParams } from 'react-router'
import { filled, type PageData, prepare } from '#platform/pages/page-data.ts'
import { platformContext } from '#platform/platform.server.ts'
import { contentQuery, usePageContent } from '#records/page-content/client.ts'
import { contentMeta } from '#records/page-content/content-meta.ts'
import { getPageContent } from '#records/page-content/queries.server.ts'
import { breadcrumbs, structuredData } from '#ui/structured-data.ts'
import type { Route } from './+types/list-page.ts'
import { listUseCasesQuery } from './client.ts'
import { type UseCasesContent, useCasesContent } from './content.ts'
import { Failure } from './failure.tsx'
import { countPages, filterSearch, readFilter } from './filter.ts'
import { Closing } from './list/closing.tsx'
import { Hero } from './list/hero.tsx'
import { Stories } from './list/stories.tsx'
import { listUseCases } from './queries.server.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db } = context.get(platformContext)
  const filter = readFilter(new URL(request.url).searchParams)
  const found = await listUseCases(db, filter)
  const lastPage = countPages(found.total)
  if (filter.page > lastPage) throw redirect(`/use-cases${filterSearch({ ...filter, page: lastPage })}`)
  return {
    queries: [
      filled(contentQuery<UseCasesContent>('use-cases'), await getPageContent(db, useCasesContent)),
      filled(listUseCasesQuery(filter), found),
    ],
  } satisfies PageData
}

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const filter = readFilter(new URL(request.url).searchParams)
  return prepare(contentQuery<UseCasesContent>('use-cases'), listUseCasesQuery(filter))
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
      <Closing text={text} />
    </>
  )
}

export function ErrorBoundary() {
  return <Failure />
}
