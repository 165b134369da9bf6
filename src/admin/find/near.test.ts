import { expect, test } from 'vitest'
import { listFitting, mend } from './near.ts'

const find = (typed: string, ...texts: string[]) => listFitting(texts, typed, (text) => text)

test.each([
  ['new art', 'New article'],
  ['artcile', 'New article'],
  ['consultnts', 'Consultants'],
  ['daniel', 'Dániel Lindqvist'],
  ['flags feature', 'Feature flags'],
])('“%s” finds “%s”', (typed, text) => expect(find(typed, text)).toEqual([text]))

test.each([
  ['new event', 'New article'],
  ['cat', 'Car park'],
  ['zeppelin', 'Feature flags'],
])('“%s” does not find “%s”', (typed, text) => expect(find(typed, text)).toEqual([]))

test('what is as it was typed comes first, and what only looks alike where there is nothing else', () => {
  expect(find('blog', 'Blob', 'Weblog', 'Blogs', 'The blog')).toEqual(['The blog', 'Blogs', 'Weblog'])
  expect(find('blog', 'Blob', 'Block')).toEqual(['Blob', 'Block'])
})

test('words that are nowhere become the nearest that are; the others stay', () => {
  const vocabulary = ['transformation', 'readiness', 'scan']
  expect(mend('transfromation scan zeppelin', vocabulary)).toBe('transformation scan zeppelin')
})
