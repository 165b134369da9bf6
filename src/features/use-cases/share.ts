import { redirect } from 'react-router'
import { pageContext, platformContext } from '#platform/platform.server.ts'
import { getCompanyName } from '#records/page-content/company-name.server.ts'
import { missingSharePage, sharePage } from '#ui/share-page.server.ts'
import type { Route } from './+types/share.ts'
import { missingTitle } from './client.ts'
import { useCasesContent } from './content.ts'
import { findUseCase } from './queries.server.ts'
import { findNewSlug } from './renamed.server.ts'
import { coverAddress, shareAddress } from './use-case.ts'

/** The page behind a shared link. */
export async function loader({ params: { slug }, context }: Route.LoaderArgs) {
  const { db } = context.get(platformContext)
  const { origin } = context.get(pageContext)
  const useCase = await findUseCase(db, slug)
  const newSlug = useCase ? undefined : await findNewSlug(db, slug)
  if (newSlug) return redirect(shareAddress(newSlug), 301)
  const { missing_text, missing_button } = useCasesContent.texts
  if (!useCase) return missingSharePage(missingTitle, missing_text, { url: '/use-cases', label: missing_button })
  return sharePage({
    title: useCase.title,
    description: useCase.excerpt ?? useCase.title,
    url: `${origin}/use-cases/${slug}`,
    image: origin + coverAddress(slug),
    siteName: await getCompanyName(db),
  })
}
