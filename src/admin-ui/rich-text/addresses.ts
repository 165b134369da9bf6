const allowed = /^(?:https?:\/\/[^\s/]|mailto:[^\s@]+@|tel:\+?\d|\/(?!\/)|#)/i

/** The address as a link may have it, or nothing when it can't be one: the web, e-mail, a telephone, or a path of this site. */
export function linkAddress(typed: string): string | undefined {
  const address = withoutDetour(typed.trim())
  if (allowed.test(address)) return address
  if (/^[^\s@/]+@[^\s@/]+\.[a-z]{2,}$/i.test(address)) return `mailto:${address}`
  if (/^(?:[a-z0-9-]+\.)+[a-z]{2,}(?:[/?#]|$)/i.test(address)) return `https://${address}`
  return undefined
}

/** Google Docs leads every link over an address of its own. */
function withoutDetour(address: string): string {
  if (!/^https:\/\/www\.google\.com\/url\?/i.test(address)) return address
  return new URL(address).searchParams.get('q') ?? address
}
