import { filled, type PageData, prepare } from '#platform/pages/page-data.ts'
import { platformContext } from '#platform/platform.server.ts'
import { contentQuery, usePageContent } from '#records/page-content/client.ts'
import { contentMeta } from '#records/page-content/content-meta.ts'
import { getPageContent } from '#records/page-content/queries.server.ts'
import { breadcrumbs, structuredData } from '#ui/structured-data.ts'
import type { Route } from './+types/page.ts'
import { Archetype } from './archetype.tsx'
import { archetypes, type GuideContent, guideContent } from './content.ts'
import './guide.css'
import { Closing } from './closing.tsx'
import { Hero } from './hero.tsx'
import { guidePath } from './path.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const { db } = context.get(platformContext)
  return {
    queries: [filled(contentQuery<GuideContent>('archetypes'), await getPageContent(db, guideContent))],
  } satisfies PageData
}

export function clientLoader() {
  return prepare(contentQuery<GuideContent>('archetypes'))
}

export const meta: Route.MetaFunction = (args) => [
  ...describePage(args),
  ...structuredData(
    breadcrumbs(args.matches[0].loaderData?.origin ?? '', [
      ['Home', '/'],
      ['Blog', '/blog'],
      ['Agile archetypes explained', guidePath],
    ]),
  ),
]

const describePage = contentMeta<GuideContent>('archetypes', guidePath)

export default function GuidePage() {
  const text = usePageContent<GuideContent>('archetypes')
  return (
    <article className="guide">
      <Hero text={text} />
      {archetypes.map((name) => (
        <Archetype key={name} text={text} name={name} />
      ))}
      <Closing text={text} />
    </article>
  )
}
