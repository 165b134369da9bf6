import { filled, findData, type PageData, prepare } from '#platform/pages/page-data.ts'
import { platformContext } from '#platform/platform.server.ts'
import { contentQuery, usePageContent } from '#records/page-content/client.ts'
import { getPageContent } from '#records/page-content/queries.server.ts'
import { referencesQuery } from '#records/references/client.ts'
import { listReferences } from '#records/references/queries.server.ts'
import { pageMeta } from '#ui/page-meta.ts'
import type { Route } from './+types/page.ts'
import { Closing } from './closing.tsx'
import { type HomeContent, homeContent } from './content.ts'
import { Credibility } from './credibility.tsx'
import { Hero } from './hero.tsx'
import { Intro } from './intro.tsx'
import { References } from './references.tsx'
import { ResultsBand } from './results-band.tsx'
import { ScanCall } from './scan-call.tsx'
import { StatTiles } from './stat-tiles.tsx'
import { SuccessStory } from './success-story.tsx'
import { TwoLanes } from './two-lanes.tsx'
import { ValuePropositions } from './value-propositions.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  const { db, cache } = context.get(platformContext)
  const [text, references] = await Promise.all([
    cache.getOrLoad('home texts', 5, () => getPageContent(db, homeContent)),
    cache.getOrLoad('references', 10, () => listReferences(db)),
  ])
  return {
    queries: [filled(contentQuery<HomeContent>('home'), text), filled(referencesQuery(), references)],
  } satisfies PageData
}

export function clientLoader() {
  return prepare(contentQuery<HomeContent>('home'), referencesQuery())
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const { origin = '', companyName = '' } = matches[0].loaderData ?? {}
  const text = findData(loaderData, contentQuery<HomeContent>('home'))
  const page = { title: text?.meta_title ?? '', description: text?.meta_description ?? '', path: '/' }
  return [...pageMeta(page, origin, companyName), { 'script:ld+json': organization(companyName, origin) }]
}

// Not with the other builders of structured data: they would all be loaded with this page.
const organization = (name: string, origin: string) => ({
  '@context': 'https://schema.org',
  '@type': 'Organization',
  name,
  url: `${origin}/`,
  logo: `${origin}/icon-512.png`,
})

export default function HomePage() {
  const text = usePageContent<HomeContent>('home')
  return (
    <>
      <Hero text={text} />
      <Intro text={text} />
      <TwoLanes text={text} />
      <ScanCall text={text} />
      <ResultsBand text={text} />
      <Credibility text={text} />
      <ValuePropositions text={text} />
      <StatTiles text={text} />
      <References text={text} />
      <SuccessStory text={text} />
      <Closing text={text} />
    </>
  )
}
