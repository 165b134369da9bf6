import { expect, test } from 'vitest'
import { readAgain } from './earlier.ts'

const id = 'Pq3xY7-kLmN_opQRstUVwxyz'

test.each([
  [`?again=${id}`],
  [`?again=${encodeURIComponent(`https://example.org/assessment/shared/${id}`)}`],
  [`?again=https://example.org/assessment/shared/${id}/`],
  [`?utm_source=mail&again=${encodeURIComponent(`https://example.org/assessment/shared/${id}?utm_source=mail`)}`],
])('an earlier result is found in %s', (search) => {
  expect(readAgain(search)).toBe(id)
})

test.each(['', '?again=', '?again=short', '?again=%00', '?other=1'])('there is none in %j', (search) => {
  expect(readAgain(search)).toBeUndefined()
})
