/** The first letters of the first two words of a name: at most two. */
export function initials(name: string) {
  const words = name.trim().split(/\s+/).slice(0, 2)
  return words.map((word) => [...word][0]?.toLocaleUpperCase() ?? '').join('')
}
