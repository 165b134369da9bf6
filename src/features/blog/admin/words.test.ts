import { expect, test } from 'vitest'
import { countWords } from './words.ts'

test.each([
  ['', 0],
  ['<p></p>', 0],
  ['<p>One two</p><p>three</p>', 3],
  ['<h2>Őszi tervezés</h2><ul><li>R&amp;D – yes</li></ul>', 5],
])('“%s” has %i words', (html, words) => {
  expect(countWords(html)).toBe(words)
})
