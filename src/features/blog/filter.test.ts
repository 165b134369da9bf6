import { expect, test } from 'vitest'
import { everything, readFilter, searchOf } from './filter.ts'

const read = (search: string) => readFilter(new URLSearchParams(search))

test('an address says what to show', () => {
  expect(read('q=flow&tag=AI&sort=oldest&page=3')).toEqual({ q: 'flow', tag: 'AI', sort: 'oldest', page: 3 })
})

test.each(['', 'page=-3', 'page=x', 'page=1.5', 'sort=best', 'q=%20&tag='])(
  'an address with “%s” shows everything',
  (search) => {
    expect(read(search)).toEqual(everything)
  },
)

test.each(['', '?q=flow', '?q=flow&tag=Scrum%40Scale&sort=oldest&page=3'])(
  'the address “%s” is written as it was read',
  (search) => {
    expect(searchOf(read(search))).toBe(search)
  },
)
