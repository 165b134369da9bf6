/** What a page is shared with: the picture that was uploaded for it, else the drawn one. */
export const sharePicture = (path: string, uploaded: string | null) =>
  uploaded?.startsWith('/') ? uploaded : coverAddress(path)

/** Where the share picture of a page is: the page's own path under `/covers`. */
export function coverAddress(path: string) {
  const [page = '/'] = path.split('?')
  return `/covers${page === '/' ? '/home' : page}.png`
}
