import { expect, test } from 'vitest'
import { describeText } from '#admin/content/texts/describe.server.ts'
import { isMaterial, nextVersion } from './version.ts'

test.each([
  ['2.0', '2.1'],
  ['2.9', '2.10'],
  ['3', '4'],
  ['2026-a4', '2026-a5'],
])('after version %s comes %s', (version, next) => expect(nextVersion(version)).toBe(next))

test('another sentence or another period is a new version; marks, labels and headings of the page are not', () => {
  const about = (key: string, builtIn: string, content: string) =>
    isMaterial({ ...describeText('privacy-policy', key, builtIn), saved: null }, { content })
  expect(about('body', '<p>We keep it.</p>', '<p>We sell it.</p>')).toBe(true)
  expect(about('contact_retention_years', '3', '4')).toBe(true)
  expect(about('body', '<p>We keep it.</p>', '<p>We <strong>keep</strong> it.</p>')).toBe(false)
  expect(about('print_button', 'Print', 'Print it')).toBe(false)
})
