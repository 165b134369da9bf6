import { platformContext } from '#platform/platform.server.ts'
import { answerSharedLink } from '#records/page-content/shared-link.server.ts'
import type { Route } from './+types/share.ts'
import { missingTitle } from './client.ts'
import { useCasesContent } from './content.ts'
import { findNewSlug, findUseCase } from './queries.server.ts'
import { shareAddress } from './use-case.ts'

/** The page behind a shared link. */
export async function loader({ params: { slug }, context }: Route.LoaderArgs) {
  const { db } = context.get(platformContext)
  const useCase = await findUseCase(db, slug)
  const newSlug = useCase ? undefined : await findNewSlug(db, slug)
  const { missing_text, missing_button } = useCasesContent.texts
  return answerSharedLink(context, {
    found: useCase && {
      title: useCase.title,
      description: useCase.excerpt ?? useCase.title,
      path: `/use-cases/${slug}`,
      picture: { url: useCase.hero_image_url, alt: useCase.hero_image_alt },
    },
    movedTo: newSlug && shareAddress(newSlug),
    missing: { title: missingTitle, text: missing_text, back: { url: '/use-cases', label: missing_button } },
  })
}
