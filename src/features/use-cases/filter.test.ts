import { expect, test } from 'vitest'
import { filterSearch, readFilter } from './filter.ts'

const read = (search: string) => readFilter(new URLSearchParams(search))

test('an address without parameters asks for the first page of everything', () => {
  expect(read('')).toEqual({ q: '', page: 1 })
})

test.each(['page=0', 'page=-1', 'page=1.5', 'page=x', 'page=99999999'])('%s counts as the first page', (search) => {
  expect(read(search).page).toBe(1)
})

test('a filter becomes the shortest address and comes back from it', () => {
  expect(filterSearch({ q: '', page: 1 })).toBe('')
  expect(filterSearch({ q: 'a&b', page: 3 })).toBe('?q=a%26b&page=3')
  expect(read('?q=a%26b&page=3')).toEqual({ q: 'a&b', page: 3 })
})
