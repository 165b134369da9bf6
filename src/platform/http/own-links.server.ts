/**
 * What somebody wrote, with links to this site itself as paths: they keep working when the address of the site changes,
 * open in the same window, and their targets can be looked after. Whole addresses count in fields that hold one.
 */
export function withOwnLinks<Value>(value: Value, origin: string, field = ''): Value {
  if (typeof value === 'string')
    return linkedInside(isAddressField.test(field) ? ownPath(value, origin) : value, origin) as Value
  if (Array.isArray(value)) return value.map((entry) => withOwnLinks(entry, origin, field)) as Value
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, withOwnLinks(inner, origin, name)]),
  ) as Value
}

/** Fields that hold one address and nothing else. */
export const isAddressField = /(^|_)(url|link|address|photo|picture)$/

const attribute = /(\b(?:href|src)=")(https?:\/\/[^"]+)(?=")/gi

const linkedInside = (html: string, origin: string) =>
  html.includes('="http')
    ? html.replace(attribute, (_whole, start: string, address: string) => start + ownPath(address, origin))
    : html

/** Both ways to reach the same host are the same site. */
function ownPath(address: string, origin: string): string {
  const url = /^https?:\/\//i.test(address.trim()) ? URL.parse(address.trim()) : null
  // With two slashes a path would be another host.
  const isOwn = url?.host === new URL(origin).host && !url.username && !url.pathname.startsWith('//')
  if (!url || !isOwn) return address
  return url.pathname + url.search + url.hash
}
