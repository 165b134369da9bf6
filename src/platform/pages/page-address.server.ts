/**
 * The path with only the parameters that change what a page shows, in one order: the same page has one address. All
 * others (campaign marks, click ids) are left to the browser.
 */
export function canonicalAddress(given: string, knownParameters: string[]): string {
  const url = given.startsWith('/') ? given : pathOf(given)
  const start = url.indexOf('?')
  if (start === -1) return readablePath(url)
  const path = readablePath(url.slice(0, start))
  const parameters = new URLSearchParams(url.slice(start))
  const kept = new URLSearchParams()
  for (const name of knownParameters) {
    const value = parameters.get(name)
    if (value) kept.set(name, value)
  }
  return kept.size > 0 ? `${path}?${kept}` : path
}

/**
 * A path that stands for no text (`/%E0`), or for one with a line's end, is taken to the letter: React Router would
 * complain on the console about the first and find no route for the second.
 */
export function readablePath(path: string): string {
  if (!path.includes('%')) return path
  try {
    if (!/[\u2028\u2029]/.test(decodeURIComponent(path))) return path
  } catch {}
  return path.replaceAll('%', '%25')
}

/** Whether it has the code of a character that stands for no letter, such as a line break or the end of a text. */
export const hasControlCharacter = (path: string) => /%(?:[01][\da-f]|7f)/i.test(path)

const deepest = 20

/** Nothing of ours lies that deep, and what React Router does for a path grows with the square of its depth. */
export const isTooDeep = (path: string) => path.split('/', deepest + 2).length > deepest + 1

/**
 * Where a path with doubled or trailing slashes really leads, or nothing when it is fine as it is. Give it as it was sent:
 * in a decoded one a backslash would be a slash to browsers.
 */
export function canonicalPath(path: string): string | undefined {
  const tidy = path.replace(/[/\\]{2,}/g, '/').replace(/(?<=.)[/\\]$/, '')
  return tidy === path ? undefined : tidy
}

/** A client that takes this server for a proxy sends the whole address. */
const pathOf = (url: string) => url.replace(/^https?:\/\/[^/?]*/i, '').replace(/^(?!\/)/, '/')
