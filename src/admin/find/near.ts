/** The letters that count when something is looked for: neither case nor accents do. */
const plainLetters = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

export const wordsOf = (text: string) =>
  plainLetters(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

/** Whether every typed word is in the text: as the start of a word before inside of one, before one that looks alike. 0 is no. */
function rank(typed: string, text: string): number {
  const words = wordsOf(text)
  return Math.min(...wordsOf(typed).map((word) => Math.max(0, ...words.map((known) => likeness(word, known)))))
}

/** Those that fit, the best first. What only looks alike counts where nothing is as it was typed. */
export function listFitting<Item>(items: Item[], typed: string, textOf: (item: Item) => string): Item[] {
  const ranked = items.map((item) => ({ item, rank: rank(typed, textOf(item)) })).sort((a, b) => b.rank - a.rank)
  const least = Math.min(ranked[0]?.rank ?? 0, 2)
  return ranked.filter((known) => known.rank >= Math.max(1, least)).map(({ item }) => item)
}

function likeness(typed: string, known: string): number {
  if (known === typed) return 4
  if (known.startsWith(typed)) return 3
  if (known.includes(typed)) return 2
  return isNear(typed, known) ? 1 : 0
}

/** What was typed with words that are not there replaced by the nearest that are. */
export function mend(typed: string, known: string[]): string {
  return wordsOf(typed)
    .map((word) => (known.some((other) => other.includes(word)) ? word : nearest(word, known)))
    .join(' ')
}

const nearest = (word: string, known: string[]) =>
  known.filter((other) => isNear(word, other)).sort((a, b) => typos(word, a) - typos(word, b))[0] ?? word

const longest = 40

/** One typing error in a word of four letters, two in one of eight. The end of a word need not be typed. */
function isNear(typed: string, known: string): boolean {
  const allowed = typed.length < 4 ? 0 : typed.length < 8 ? 1 : 2
  if (allowed === 0 || known.length < typed.length - allowed || typed.length > longest) return false
  // Of the first two letters one is right nearly always, and most words are out at once.
  if (typed[0] !== known[0] && typed[1] !== known[1] && typed[0] !== known[1]) return false
  return typos(typed, known) <= allowed
}

/** Letters that are missing, too many, wrong or swapped, up to the place of `known` that fits best. */
function typos(typed: string, known: string): number {
  const width = Math.min(known.length, typed.length + 2)
  let before: number[] = []
  let row = Array.from({ length: width + 1 }, (_, place) => place)
  for (let i = 1; i <= typed.length; i++) {
    const next = [i]
    for (let j = 1; j <= width; j++) {
      const isSame = typed[i - 1] === known[j - 1]
      const isSwapped = i > 1 && j > 1 && typed[i - 1] === known[j - 2] && typed[i - 2] === known[j - 1]
      next[j] = Math.min(
        at(row, j) + 1,
        at(next, j - 1) + 1,
        at(row, j - 1) + (isSame ? 0 : 1),
        isSwapped ? at(before, j - 2) + 1 : longest,
      )
    }
    before = row
    row = next
  }
  return Math.min(...row)
}

const at = (row: number[], place: number) => row[place] ?? longest
