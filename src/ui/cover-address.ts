/** Where the share picture of a page is: the page's own path under `/covers`. */
export function coverAddress(path: string) {
  const [page = '/'] = path.split('?')
  return `/covers${page === '/' ? '/home' : page}.png`
}
