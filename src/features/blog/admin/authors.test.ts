import { expect, test } from 'vitest'
import { postInput } from '#features/blog/input.ts'
import { authorFields, authorOf } from './authors.ts'

test.each([
  ['Ilse Brandt'],
  [{ name: 'Ilse Brandt', bio: 'Coach' }],
  [{ name: 'Ilse Brandt', slug: 'ilse', bio: 'Coach', url: '/about/consultants' }],
])('%j is the same after a visit to the form', (author) => {
  expect(authorOf(authorFields(author))).toEqual(author)
})

test('an author without anything but a name is stored as a name', () => {
  expect(authorOf({ name: 'Ilse Brandt', slug: '', bio: ' ', url: '' })).toBe('Ilse Brandt')
})

test('an author without a name is refused beside the field', () => {
  const result = postInput.safeParse({ slug: 'a', title: 'A', authors: ['', { name: ' ', bio: 'Coach' }] })
  expect(result.error?.issues.map(({ path }) => path.slice(0, 2))).toEqual([
    ['authors', 0],
    ['authors', 1],
  ])
})
