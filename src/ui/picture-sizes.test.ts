import { expect, test } from 'vitest'
import { focusOf } from './picture-focus.ts'
import { inWidth, srcSetOf } from './picture-sizes.ts'

const address = '/storage/pictures/a.webp?v=0123456789ab'

test('a stored picture is offered in every width', () => {
  expect(srcSetOf(address)?.split(', ')).toHaveLength(6)
  expect(srcSetOf(address)).toContain(`${address}&w=640 640w`)
  expect(inWidth(`${address}&at=10-20`, 320)).toBe(`${address}&at=10-20&w=320`)
})

test.each([
  '/storage/brand-logos/a.svg?v=1',
  '/storage/pictures/a.webp',
  '/covers/blog.png',
  'https://a.example/a.png',
])('%s has one size', (other) => {
  expect([srcSetOf(other), inWidth(other, 320)]).toEqual([undefined, other])
})

test('the address says what has to stay in sight', () => {
  expect(focusOf(`${address}&at=0-100`)).toBe('0% 100%')
  expect(focusOf(address)).toBeUndefined()
})
