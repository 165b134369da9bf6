/** The points of a list that is kept as JSON. What can't be read shows nothing rather than breaking the page. */
export function strengthsOf(text: string): string[] {
  try {
    const list: unknown = JSON.parse(text)
    return Array.isArray(list) ? list.filter((point) => typeof point === 'string') : []
  } catch {
    return []
  }
}
