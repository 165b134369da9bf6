import { expect, test } from 'vitest'
import { groupByYear, listYears, readArchiveFilter } from './by-year.ts'

const past = [
  { title: 'Spring', event_date: '2024-04-02', tags: ['Agile leadership in practice'] },
  { title: 'Autumn', event_date: '2024-10-09', tags: ['AI'] },
  { title: 'Old', event_date: '2021-01-05', tags: [] },
  { title: 'Undated', event_date: null, tags: ['Coaching'] },
]
const everything = { theme: undefined, year: undefined }

const titles = (filter: Parameters<typeof groupByYear>[1]) =>
  groupByYear(past, filter, 2026).map(({ year, events }) => [year, ...events.map((event) => event.title)])

test('past events stand under their years, latest first, and within a year as users have ordered them; one without a date belongs to the current year', () => {
  expect(titles(everything)).toEqual([
    [2026, 'Undated'],
    [2024, 'Spring', 'Autumn'],
    [2021, 'Old'],
  ])
})

test('the years to choose from are those with events', () => {
  expect(listYears(past, 2026)).toEqual([2026, 2024, 2021])
  expect(listYears([], 2026)).toEqual([])
})

test('a theme matches any tag that contains it, in any case', () => {
  expect(titles({ ...everything, theme: 'Agile Leadership' })).toEqual([[2024, 'Spring']])
})

test('a year matches exactly, and both filters hold together', () => {
  expect(titles({ ...everything, year: 2024 })).toEqual([[2024, 'Spring', 'Autumn']])
  expect(titles({ theme: 'AI', year: 2024 })).toEqual([[2024, 'Autumn']])
  expect(titles({ theme: 'AI', year: 2021 })).toEqual([])
})

test('an address with an unknown theme or a year that is none filters nothing', () => {
  expect(readArchiveFilter(new URLSearchParams('theme=Cooking&year=soon'))).toEqual(everything)
  expect(readArchiveFilter(new URLSearchParams('theme=AI&year=2024'))).toEqual({ theme: 'AI', year: 2024 })
})
