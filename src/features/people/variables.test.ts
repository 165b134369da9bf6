import { expect, test } from 'vitest'
import { fillIn, findUnfilled, findUnknown, valuesFor } from './variables.ts'

const values = valuesFor({ name: 'Ada Lovelace', company: null }, 'Grace')

test('what is known is put in, and what is not stays to be seen', () => {
  expect(fillIn('Dear {first_name} ({name}) of {company}, {sender}', values)).toBe(
    'Dear Ada (Ada Lovelace) of {company}, Grace',
  )
  expect(findUnfilled('of {company}')).toBe('{company}')
  expect(findUnfilled('in {braces} of their own, and { company }')).toBeUndefined()
})

test('what is put in is not read again', () => {
  expect(fillIn('{name}', valuesFor({ name: '{sender} $& $1', company: null }, 'Grace'))).toBe('{sender} $& $1')
})

test('a variable that there is not is named, with those that there are', () => {
  expect(findUnknown('Dear {fist_name}')).toBe(
    'There is no {fist_name}. What can be filled in: {name}, {first_name}, {company}, {sender}',
  )
  expect(findUnknown('Dear {name}, a { alone')).toBeUndefined()
  for (const broken of ['Dear {first_name,', 'Dear first_name},', 'Dear {{name}}'])
    expect(findUnknown(broken)).toBe('A variable has one brace on each side')
})
