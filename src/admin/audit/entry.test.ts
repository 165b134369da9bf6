import { describe, expect, test } from 'vitest'
import { isLinked, itemPath, nameOf, verbOf } from './entry.ts'

describe('an entry of the change log leads to', () => {
  test.each([
    ['the item', 'blog', '7', 'A title / with a stroke', '/admin/blog/7'],
    ['the list whose order was changed', 'references', 'order', '12 references', '/admin/references'],
    ['the text on its page', 'content', '7', 'home / hero_title', '/admin/content/home?text=hero_title'],
    ['the policy', 'content', '7', 'terms-of-service / body', '/admin/privacy-policy/terms?text=body'],
  ])('%s', (_what, resource, item_id, item_label, path) => {
    expect(itemPath({ resource, item_id, item_label })).toBe(path)
  })

  test('nothing when the item is gone or a person', () => {
    expect(isLinked({ resource: 'blog', is_gone: false })).toBe(true)
    expect(isLinked({ resource: 'blog', is_gone: true })).toBe(false)
    expect(isLinked({ resource: 'personal-data', is_gone: false })).toBe(false)
  })
})

describe('an entry reads as a sentence', () => {
  test.each([
    ['update', 'people', 'Person 744bdb8e', 'Changed person 744bdb8e'],
    ['create', 'scan-versions', 'Version 3 of the scan: Begun from version 1', 'Created version 3 of the scan'],
    ['restore', 'releases', 'Spring', 'Took back Spring'],
    ['restore', 'blog', 'Person of the year', 'Restored Person of the year'],
  ])('%s of %s', (action, resource, item_label, words) => {
    expect(`${verbOf({ action, resource })} ${nameOf({ resource, item_label })}`).toBe(words)
  })
})
