import { expect, test } from 'vitest'
import { findLogo, withFixedEntry } from './reference-list.ts'

const reference = { id: '1', name: 'Norvane', logo_url: '/logo.svg', display_order: 1, show_text_only: false }

test('ARC always stands last, with display order 999', () => {
  const shown = withFixedEntry([reference, { ...reference, id: '2', display_order: 1200 }])
  expect(shown.at(-1)).toMatchObject({ name: 'ARC', display_order: 999 })
  expect(withFixedEntry([])).toHaveLength(1)
})

test('a reference shows its logo', () => {
  expect(findLogo(reference)).toBe('/logo.svg')
})

test('a reference shows its name when it has no logo or is set to text only', () => {
  expect(findLogo({ ...reference, logo_url: null })).toBeUndefined()
  expect(findLogo({ ...reference, logo_url: '' })).toBeUndefined()
  expect(findLogo({ ...reference, show_text_only: true })).toBeUndefined()
})
