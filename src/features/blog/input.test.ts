import { expect, test } from 'vitest'
import { postInput } from './input.ts'

const post = { slug: 'a-post', title: 'A post' }

test.each([
  [
    ['AI', ' Product ', 'AI', ''],
    ['AI', 'Product'],
  ],
  ['AI, Product,,AI ', ['AI', 'Product']],
  ['', []],
])('tags %j are kept as %j', (given, kept) => {
  expect(postInput.parse({ ...post, tags: given }).tags).toEqual(kept)
})

test('authors may be names or say more', () => {
  const authors = ['Ilse Brandt', { name: 'Amara Okonkwo', slug: 'amara-okonkwo', bio: 'Coach', url: '/about' }]
  expect(postInput.parse({ ...post, authors }).authors).toEqual(authors)
})

test.each([
  ['2026-05-01', '2026-05-01T00:00:00.000Z'],
  ['2026-05-01T10:00:00+02:00', '2026-05-01T10:00:00+02:00'],
  [null, null],
])('a publish date may be %j', (given, kept) => {
  expect(postInput.parse({ ...post, publish_date: given }).publish_date).toBe(kept)
})

test.each([
  [{ slug: 'With Capitals' }],
  [{ title: '  ' }],
  [{ publish_date: 'tomorrow' }],
  [{ featured_image_url: 'javascript:alert(1)' }],
  [{ featured_image_url: '//elsewhere.example/a.png' }],
  [{ cover_composition: 'no-such-picture' }],
  [{ surprise: true }],
])('%j is refused', (field) => {
  expect(postInput.safeParse({ ...post, ...field }).success).toBe(false)
})
