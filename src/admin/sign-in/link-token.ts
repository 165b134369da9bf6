/** The secret of the link that led here. */
export const readToken = () => ({ token: new URLSearchParams(location.search).get('token') ?? '' })
