// The parameters that change what a page shows. All others (campaign marks, click ids) are left to the browser.
const knownParameters = ['q', 'tag', 'sort', 'page', 'theme', 'year', 'keynotes']

/** The path with only the parameters that matter, in one order: the same page has one address. */
export function knownAddress(given: string): string {
  const url = given.startsWith('/') ? given : pathOf(given)
  const start = url.indexOf('?')
  if (start === -1) return url
  const parameters = new URLSearchParams(url.slice(start))
  const kept = new URLSearchParams()
  for (const name of knownParameters) {
    const value = parameters.get(name)
    if (value) kept.set(name, value)
  }
  return kept.size > 0 ? `${url.slice(0, start)}?${kept}` : url.slice(0, start)
}

/** Where a path with doubled or trailing slashes really leads, or nothing when it is fine as it is. */
export function tidiedPath(path: string): string | undefined {
  const tidy = path.replace(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '')
  return tidy === path ? undefined : tidy
}

/** A client that takes this server for a proxy sends the whole address. */
const pathOf = (url: string) => url.replace(/^https?:\/\/[^/?]*/i, '').replace(/^(?!\/)/, '/')
