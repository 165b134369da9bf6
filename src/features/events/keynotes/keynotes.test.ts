import { expect, test } from 'vitest'
import { builtInKeynotes } from './built-in.ts'
import { filterKeynotes, findThumbnail, readKeynotes, readKeynoteTheme } from './keynotes.ts'

const own = { ...builtInKeynotes[0], id: 'own', title: 'Our own' }

test('talks that users keep take the place of the built-in ones', () => {
  expect(readKeynotes(JSON.stringify([own]))).toEqual([own])
  expect(readKeynotes('[]')).toEqual([])
})

test.each([null, 'a talk', { ...own, title: undefined }, { ...own, url: 'javascript:alert(1)' }])(
  'an odd entry is left out, and the other talks stay: %j',
  (odd) => expect(readKeynotes(JSON.stringify([odd, own]))).toEqual([own]),
)

test.each([
  ['not JSON', '[{'],
  ['nothing', ''],
  ['no list', '{"id":"1"}'],
  ['nothing but an entry without a title', JSON.stringify([{ ...own, title: undefined }])],
  ['nothing but an entry that is no object', '[null]'],
  ['nothing but an address that is a script', JSON.stringify([{ ...own, url: 'javascript:alert(1)' }])],
])('%s falls back to the built-in talks', (_case, json) => {
  expect(readKeynotes(json)).toBe(builtInKeynotes)
})

test('the theme filter looks for agile or leadership in a talk’s theme', () => {
  const themes = (theme: 'agile' | 'leadership' | undefined) =>
    filterKeynotes(builtInKeynotes, theme).map((keynote) => keynote.theme)
  expect(themes(undefined)).toHaveLength(builtInKeynotes.length)
  expect(themes('agile')).toEqual(['Agile Leadership', 'Agile'])
  expect(themes('leadership')).toEqual(['Agile Leadership', 'Leadership'])
})

test('an address with another theme filters nothing', () => {
  expect(readKeynoteTheme(new URLSearchParams('keynotes=cooking'))).toBeUndefined()
  expect(readKeynoteTheme(new URLSearchParams('keynotes=agile'))).toBe('agile')
})

test('a video without a picture has none, even under a name that every object has', () => {
  const thumbnails = { abcdefghijk: '/storage/video-thumbnails/abcdefghijk.webp' }
  expect(findThumbnail(thumbnails, 'abcdefghijk')).toBe(thumbnails.abcdefghijk)
  for (const id of ['elsewhere00', 'constructor', '__proto__']) expect(findThumbnail(thumbnails, id)).toBeUndefined()
})
