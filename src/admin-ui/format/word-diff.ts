import { diffArrays } from 'diff'

export type Piece = { kind: 'same' | 'gone' | 'new'; words: string }

/** Beyond this many changed words it is another text, and is shown as one. */
const mostChanges = 600

/** Two texts as one, word by word: what both have, what went and what came. */
export function diffWords(before: string, after: string): Piece[] {
  const [old, next] = [before, after].map((text) => text.split(/\s+/).filter(Boolean)) as [string[], string[]]
  const changes = diffArrays(old, next, { maxEditLength: mostChanges })
  if (!changes)
    return [
      { kind: 'gone', words: old.join(' ') },
      { kind: 'new', words: next.join(' ') },
    ]
  return changes.map(({ value, added, removed }) => ({
    kind: added ? 'new' : removed ? 'gone' : 'same',
    words: value.join(' '),
  }))
}
