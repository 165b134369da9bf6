/** Whether one word may be the other, mistyped: one slip in a short word, two in a longer one. */
export function isTypingError(typed: string, meant: string) {
  if (typed.length < 3) return false
  return countSlips(typed, meant) <= (typed.length > 5 ? 2 : 1)
}

/** Every word that comes of swapping two neighbouring letters: the slip that trigrams see worst in short words. */
export function transpositions(word: string) {
  const letters = [...word]
  return letters.slice(1).map((letter, i) =>
    letters
      .with(i, letter)
      .with(i + 1, letters[i] ?? '')
      .join(''),
  )
}

/** Letters added, left out, replaced or swapped with their neighbour (optimal string alignment). */
function countSlips(a: string, b: string) {
  const rows = [Array.from({ length: b.length + 1 }, (_, j) => j)]
  const at = (i: number, j: number) => rows[i]?.[j] ?? Number.POSITIVE_INFINITY
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    rows.push(row)
    for (let j = 1; j <= b.length; j++) {
      const replaced = at(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1)
      const swapped = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? at(i - 2, j - 2) + 1 : Number.POSITIVE_INFINITY
      row.push(Math.min(at(i - 1, j) + 1, at(i, j - 1) + 1, replaced, swapped))
    }
  }
  return at(a.length, b.length)
}
