import { expect, test } from 'vitest'
import { optionalAddress } from './input.ts'

test.each(['https://example.com/a?b#c', '/blog', '/a b', '/contact#contact'])('%s is an address', (text) => {
  expect(optionalAddress.safeParse(text).data).toBe(text)
})

test.each([
  'https://[',
  'https://',
  'https://a b',
  'https://exa<mple',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil',
])('%j is none, for no browser could open it, or not where it seems to lead', (text) => {
  expect(optionalAddress.safeParse(text).success).toBe(false)
})
