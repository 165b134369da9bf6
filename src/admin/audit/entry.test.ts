import { describe, expect, test } from 'vitest'
import { isLinked, itemPath } from './entry.ts'

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
