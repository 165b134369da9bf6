import { expect, test } from 'vitest'
import { z } from 'zod'
import { findProblems } from './problems.ts'

const text = (most: number) => z.string().trim().min(1, 'Required').max(most)
const address = z.string().regex(/^https:/, 'An address that starts with https:')

const schema = z
  .strictObject({
    title: text(10),
    note: text(5).nullable(),
    kind: z.enum(['one', 'two']),
    place: z.int().min(0),
    address: z.union([z.literal('').transform(() => null), address]).nullable(),
    items: z.array(z.strictObject({ name: text(5) })),
  })
  .partial()
  .required({ title: true, kind: true })

const good = { title: 'A title', kind: 'one' }

test('what is right has no problems, and what the schema does not know is not looked at', () => {
  expect(findProblems(schema, { ...good, id: 'x', updated_at: 'y' })).toEqual({})
})

test.each([
  [{ title: null }, { title: 'Required' }],
  [{ title: undefined }, { title: 'Required' }],
  [{ title: '   ' }, { title: 'Required' }],
  [{ kind: null }, { kind: 'Required' }],
  [{ kind: 'three' }, { kind: 'This does not fit here' }],
  [{ title: 'a very long title' }, { title: 'At most 10 characters' }],
  [{ note: 'a long note' }, { note: 'At most 5 characters' }],
  [{ place: -1 }, { place: 'At least 0' }],
  [{ place: null }, { place: 'Required' }],
  [{ address: 'ftp://x' }, { address: 'An address that starts with https:' }],
  [{ items: [{ name: 'ok' }, { name: '' }] }, { items: { 1: { name: 'Required' } } }],
])('%j is answered with %j', (wrong, problems) => {
  expect(findProblems(schema, { ...good, ...wrong })).toEqual(problems)
})
