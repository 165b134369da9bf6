import { redirect } from 'react-router'
import { articleStates } from '#features/blog/client.ts'
import { findPost } from '#features/blog/queries.server.ts'
import { findNewSlug } from '#features/blog/renamed.server.ts'
import { pageContext, platformContext } from '#platform/platform.server.ts'
import { getCompanyName } from '#records/page-content/company-name.server.ts'
import { coverAddress } from '#ui/cover-address.ts'
import { missingSharePage, sharePage } from '#ui/share-page.server.ts'
import type { Route } from './+types/share.ts'
import { shareAddress } from './share-address.ts'

/** The page behind a shared link. */
export async function loader({ params: { slug }, context }: Route.LoaderArgs) {
  const { db, now } = context.get(platformContext)
  const page = context.get(pageContext)
  const post = await findPost(db, slug, now())
  const newSlug = post ? undefined : await findNewSlug(db, slug, now())
  if (newSlug) return redirect(shareAddress(newSlug), 301)
  const { missingTitle, missingText, back } = articleStates
  if (!post) return missingSharePage(missingTitle, missingText, { url: '/blog', label: back })
  return sharePage({
    title: post.title,
    description: post.teaser || post.title,
    url: `${page.origin}/blog/${slug}`,
    image: page.origin + coverAddress(`/blog/${slug}`),
    siteName: await getCompanyName(db),
  })
}
