/** How many words an HTML text has, as a reader would count them. */
export function countWords(html: string): number {
  const text = html.replace(/<[^<>]*>/g, ' ').replace(/&[a-z]{1,40};/g, ' ')
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
}
