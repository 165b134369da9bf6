import { articleStates } from '#features/blog/client.ts'
import { findNewSlug, findPost } from '#features/blog/queries.server.ts'
import { platformContext } from '#platform/platform.server.ts'
import { answerSharedLink } from '#records/page-content/shared-link.server.ts'
import type { Route } from './+types/share.ts'
import { shareAddress } from './share-address.ts'

/** The page behind a shared link. */
export async function loader({ params: { slug }, context }: Route.LoaderArgs) {
  const { db, now } = context.get(platformContext)
  const post = await findPost(db, slug, now())
  const newSlug = post ? undefined : await findNewSlug(db, slug, now())
  const { missingTitle, missingText, back } = articleStates
  return answerSharedLink(context, {
    found: post && {
      title: post.title,
      description: post.teaser || post.title,
      path: `/blog/${slug}`,
      picture: { url: post.featured_image_url, alt: post.featured_image_alt },
    },
    movedTo: newSlug && shareAddress(newSlug),
    missing: { title: missingTitle, text: missingText, back: { url: '/blog', label: back } },
  })
}
