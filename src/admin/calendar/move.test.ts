import { expect, test } from 'vitest'
import { findObjection, shownOn, valuesOn } from './move.ts'

const now = new Date(2026, 10, 16, 12)
const at = (day: number, hour = 9) => new Date(2026, 10, day, hour).toISOString()
const article = (when: string, isPublic = true) => ({ at: when, field: 'publish_date', isPublic })

test('an article keeps its time on another day, and an event has none', () => {
  expect(valuesOn(article(at(20)), '2026-11-24')).toEqual({ publish_date: at(24) })
  expect(valuesOn({ at: '2026-11-20', field: 'event_date' }, '2026-11-24')).toEqual({ event_date: '2026-11-24' })
})

test('what has a moment is shown on its day for whoever looks', () => {
  expect(shownOn({ at: at(20, 23) })).toBe('2026-11-20')
  expect(shownOn({ at: '2026-11-20' })).toBe('2026-11-20')
})

test('a move never takes something off the site or puts it there', () => {
  expect(findObjection(article(at(20)), '2026-11-24', now)).toBeUndefined()
  expect(findObjection(article(at(2)), '2026-11-03', now)).toBeUndefined()
  expect(findObjection(article(at(2)), '2026-11-24', now)).toContain('It is on the site')
  expect(findObjection(article(at(20)), '2026-11-03', now)).toContain('at once')
  expect(findObjection(article(at(20)), '2026-11-16', now)).toContain('at once')
  expect(findObjection(article(at(20), false), '2026-11-03', now)).toBeUndefined()
  expect(findObjection({ at: '2026-11-02', field: 'event_date', isPublic: true }, '2026-12-01', now)).toBeUndefined()
})
