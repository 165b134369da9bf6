// Line ends, other control characters and marks that turn the direction of writing.
const invisible = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u

/** Whether a text is on one line and is what it looks like. */
export const isOneLine = (text: string) => text.isWellFormed() && !invisible.test(text)

/** The same words on one line, cut off where nobody would call it a line any more. */
export function onOneLine(text: string, longest: number): string {
  const words = [...text.toWellFormed()].map((sign) => (invisible.test(sign) ? ' ' : sign)).join('')
  return [...words.replace(/\s+/g, ' ').trim()].slice(0, longest).join('').trim()
}
