import { describe, expect, test } from 'vitest'
import { localMoment, nextGoodMoment, publishState, readLocalMoment } from './publish-state.ts'

const now = new Date('2026-05-10T12:00:00Z')

test.each([
  ['draft', false, null],
  ['draft', false, '2026-05-01T00:00:00Z'],
  ['draft', false, '2026-06-01T00:00:00Z'],
  ['scheduled', true, '2026-05-10T12:00:01Z'],
  ['live', true, '2026-05-10T12:00:00Z'],
  ['live', true, null],
  ['live', true, undefined],
])('an item is %s when published is %s and its date is %s', (state, published, date) => {
  expect(publishState({ published, date }, now)).toBe(state)
})

describe('a time that is typed', () => {
  test('is in the time zone of whoever types it, and comes back the same', () => {
    const typed = localMoment(now)
    expect(typed).toMatch(/^2026-05-\d\dT\d\d:\d\d$/)
    expect(readLocalMoment(typed)).toBe(now.toISOString())
  })

  test.each(['', 'soon', '2026-13-40T99:99'])('is none when it is “%s”', (typed) => {
    expect(readLocalMoment(typed)).toBeNull()
  })

  test('is proposed as a full hour ahead', () => {
    const proposed = nextGoodMoment(new Date('2026-05-10T12:34:56Z'))
    expect(proposed.toISOString()).toBe('2026-05-10T14:00:00.000Z')
  })
})
