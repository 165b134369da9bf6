/** Whether an HTML text has anything to read or to look at. */
export function hasText(html: string): boolean {
  const words = html.replace(/<[^<>]*>|&nbsp;|\p{Cf}/gu, ' ')
  return words.trim() !== '' || /<img\b/i.test(html)
}

/** What whoever wants to publish without one is told. */
export const textMissing = 'Nothing can be published without a text. Write it first, or keep a draft.'
