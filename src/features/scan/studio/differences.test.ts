import { expect, test } from 'vitest'
import { version1 } from '#features/scan/versions/version-1.ts'
import { isSameValue, listDifferences } from './differences.ts'

test('versions are the same whatever order the database gives their fields', () => {
  expect(isSameValue({ a: 1, b: [{ c: 2, d: 3 }] }, { b: [{ d: 3, c: 2 }], a: 1 })).toBe(true)
  expect(isSameValue({ a: [1, 2] }, { a: [2, 1] })).toBe(false)
})

test('what differs between two versions is named as the form names it', () => {
  const mine = structuredClone(version1)
  mine.archetypes.scaler.callToAction = 'Talk to us'
  mine.rule.from = 55
  expect(listDifferences(version1, mine)).toEqual([
    { key: 'rule.from', label: 'rule, from', theirs: '60', mine: '55' },
    {
      key: 'archetypes.scaler.callToAction',
      label: 'Scaler, the call to action',
      theirs: 'Turn Direction into Delivery',
      mine: 'Talk to us',
    },
  ])
})
