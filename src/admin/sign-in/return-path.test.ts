import { expect, test } from 'vitest'
import { returnPath } from './return-path.ts'

const origin = 'https://tandem.example'
const to = (path: string) => returnPath(`?to=${encodeURIComponent(path)}`, origin)

test.each(['/admin', '/admin/blog?page=2&q=a#top', '/admin/users/1'])('after signing in one is back at %s', (path) => {
  expect(to(path)).toBe(path)
})

test.each([
  '',
  'https://evil.example/admin',
  '//evil.example/admin',
  '/\\evil.example/admin',
  '\\\\evil.example/admin',
  'javascript:alert(1)',
  '/admin/../../evil',
  '/administrator',
  '/blog',
  '/admin/login?to=/admin/login',
  'admin',
  'https://',
])('%s leads to the dashboard instead', (path) => {
  expect(to(path)).toBe('/admin')
})

test('without a place to return to it is the dashboard', () => {
  expect(returnPath('', origin)).toBe('/admin')
})
