import fc from 'fast-check'
import { expect, test } from 'vitest'
import { scanOf } from '#features/scan/versions/scan.ts'
import { version1, version1Id } from '#features/scan/versions/version-1.ts'
import { readMarkedText } from './marked-text.ts'

test('bold terms, italic words and explained terms are told apart', () => {
  expect(readMarkedText('We **finish** what *we* start in each **sprint**.', { sprint: 'A short cycle' })).toEqual([
    { kind: 'plain', text: 'We ' },
    { kind: 'bold', text: 'finish' },
    { kind: 'plain', text: ' what ' },
    { kind: 'italic', text: 'we' },
    { kind: 'plain', text: ' start in each ' },
    { kind: 'term', text: 'sprint', definition: 'A short cycle' },
    { kind: 'plain', text: '.' },
  ])
})

test('a lone marker stays a character', () => {
  expect(readMarkedText('2 * 3 ** 4')).toEqual([{ kind: 'plain', text: '2 * 3 ** 4' }])
})

test('no text is ever lost', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const shown = readMarkedText(text).map((piece) => piece.text)
      expect(shown.join('').replaceAll('*', '')).toBe(text.replaceAll('*', ''))
    }),
  )
})

test('no marker is left over in the catalogue', () => {
  for (const { text, tooltips } of scanOf(version1Id, version1).questions) {
    expect(readMarkedText(text, tooltips).some((piece) => piece.text.includes('*'))).toBe(false)
  }
})
