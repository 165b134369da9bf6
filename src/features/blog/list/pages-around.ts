/** The first, the last, and the neighbours of the current page: with ten thousand articles not every page fits. */
export function pagesAround(current: number, last: number) {
  const wanted = [1, current - 1, current, current + 1, last].filter((page) => page >= 1 && page <= last)
  return [...new Set(wanted)].sort((a, b) => a - b)
}
