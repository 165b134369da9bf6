import { expect, test } from 'vitest'
import { diffWords, type Piece } from './word-diff.ts'

const marks = { same: '', gone: '-', new: '+' }
const shown = (before: string, after: string) =>
  diffWords(before, after)
    .map(({ kind, words }) => `${marks[kind]}${words}`)
    .join('|')

test.each([
  ['', '', ''],
  ['We met', 'We met', 'We met'],
  ['', 'We met', '+We met'],
  ['We met', '', '-We met'],
  ['We met in May at home', 'We met in June at home', 'We met in|-May|+June|at home'],
  ['one two three', 'one three', 'one|-two|three'],
  ['one three', 'one two three', 'one|+two|three'],
])('“%s” and “%s” are shown as “%s”', (before, after, expected) => {
  expect(shown(before, after)).toBe(expected)
})

test.each([
  ['a b c a b b a', 'c b a b a c', 5],
  ['to be or not to be', 'or not to be to be is not to', 7],
])('“%s” and “%s” can both be read in it, with the fewest marks', (before, after, changes) => {
  const pieces = diffWords(before, after)
  const wordsOf = (...kinds: Piece['kind'][]) =>
    pieces.filter(({ kind }) => kinds.includes(kind)).flatMap(({ words }) => words.split(' '))
  expect(wordsOf('same', 'gone').join(' ')).toBe(before)
  expect(wordsOf('same', 'new').join(' ')).toBe(after)
  expect(wordsOf('gone', 'new')).toHaveLength(changes)
})

test('a word in the midst of a whole article is marked alone', () => {
  const article = Array.from({ length: 20_000 }, (_, n) => `word${n}`)
  expect(shown(article.join(' '), article.with(9_000, 'other').join(' '))).toMatch(
    / word8999\|-word9000\|\+other\|word9001 /,
  )
})

test('another text is shown as one', () => {
  const text = (word: string) => Array.from({ length: 5_000 }, (_, n) => `${word}${n}`).join(' ')
  expect(diffWords(text('a'), text('b')).map(({ kind }) => kind)).toEqual(['gone', 'new'])
})
