/** Whether browsers can open it, and a path leads to this site: to them `/\\host` and `/`, tab, `/host` are other sites. */
export function isAddress(text: string): boolean {
  const url = URL.parse(text, 'https://this-site.invalid')
  return url !== null && (!text.startsWith('/') || url.host === 'this-site.invalid')
}

/** A path of this site, and so an address that a visitor's browser loads a picture from: the security policy knows no other. */
export const isOwnPath = (text: string) => text.startsWith('/') && isAddress(text)
