import { type RouterContextProvider, redirect } from 'react-router'
import { pageContext, platformContext } from '#platform/platform.server.ts'
import { sharePicture } from '#ui/cover-address.ts'
import { missingSharePage, sharePage } from '#ui/share-page.server.ts'
import { getCompanyName } from './queries.server.ts'

/** By an editor, if there is one. */
type Uploaded = { url: string | null; alt: string | null }

type Shared = {
  /** What is shared, if it can be read now. */
  found: { title: string; description: string; path: string; picture: Uploaded } | undefined
  /** Where the shared link of something renamed is now. */
  movedTo: string | undefined
  missing: { title: string; text: string; back: { url: string; label: string } }
}

/** What a shared link answers: the page that previews are made of, its new address, or that there is nothing. */
export async function answerSharedLink(
  context: Readonly<RouterContextProvider>,
  { found, movedTo, missing }: Shared,
): Promise<Response> {
  if (movedTo) return redirect(movedTo, 301)
  if (!found) return missingSharePage(missing.title, missing.text, missing.back)
  const { origin } = context.get(pageContext)
  const { title, description, path, picture } = found
  return sharePage({
    title,
    description,
    url: origin + path,
    image: origin + sharePicture(path, picture.url),
    ...(picture.url?.startsWith('/') && { imageAlt: picture.alt ?? '' }),
    siteName: await getCompanyName(context.get(platformContext).db),
  })
}
