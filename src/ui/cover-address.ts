import { inShareSize } from './picture-sizes.ts'

/** What a page is shared with: the picture that was uploaded for it, else the drawn one. Both are equally large. */
export const sharePicture = (path: string, uploaded: string | null) =>
  uploaded?.startsWith('/') ? inShareSize(uploaded) : coverAddress(path)

/** Where the share picture of a page is: the page's own path under `/covers`. */
export function coverAddress(path: string) {
  const [page = '/'] = path.split('?')
  return `/covers${page === '/' ? '/home' : page}.png`
}

/** Where the drawing on a page is. The topic is some words, or the name of a composition. */
export const artAddress = (topic: string, seed: string) =>
  `/covers/art/${encodeURIComponent(topic)}/${encodeURIComponent(seed)}.svg`

type Covered = { cover_composition: string | null; tags: string[] }

/** What a drawn cover is to show: what somebody has chosen, else what fits the tags. */
export const coverTopic = ({ cover_composition, tags }: Covered) => cover_composition || tags.join(' ') || 'any'
