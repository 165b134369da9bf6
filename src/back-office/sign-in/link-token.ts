/** The secret of the link that led here. */
export const readToken = () => ({ token: new URLSearchParams(location.search).get('token') ?? '' })

/** The `headers` of a page whose address is a secret: it is not passed on to whatever is opened next. */
export function keepLinkToOneself({ parentHeaders }: { parentHeaders: Headers }) {
  const headers = new Headers(parentHeaders)
  headers.set('referrer-policy', 'no-referrer')
  return headers
}
