/** Do Not Track and Global Privacy Control: https://www.w3.org/TR/gpc/ */
export const asksNotToBeCounted = (headers: Record<string, string | string[] | undefined>) =>
  headers.dnt === '1' || headers['sec-gpc'] === '1'
