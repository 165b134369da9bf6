import { signInPages } from './pages.ts'

/** Where to go after signing in: to where one was sent away from, if that is a screen of this admin. */
export function returnPath(search: string, origin: string): string {
  const wanted = new URLSearchParams(search).get('to') ?? ''
  const { origin: itsOrigin, pathname, search: query, hash } = URL.parse(wanted, origin) ?? new URL(origin)
  const isOurs = wanted.startsWith('/') && itsOrigin === origin && /^\/admin(\/|$)/.test(pathname)
  return isOurs && !(pathname in signInPages) ? pathname + query + hash : '/admin'
}
