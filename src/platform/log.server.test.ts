import { DrizzleQueryError } from 'drizzle-orm/errors'
import pg from 'pg'
import { expect, test } from 'vitest'
import { describeError } from './log.server.ts'

test('a failed statement is logged without the values that a visitor sent', () => {
  const cause = new pg.DatabaseError('duplicate key (email)=(jo@example.com)', 1, 'error')
  Object.assign(cause, { code: '23505', severity: 'ERROR', constraint: 'people_email', detail: 'jo@example.com' })
  const error = new DrizzleQueryError('insert into people values ($1)', ['jo@example.com'], cause)
  const logged = describeError(error)
  expect(JSON.stringify(logged)).not.toContain('jo@example.com')
  expect(logged).toMatchObject({
    what: 'insert into people values ($1)',
    cause: { code: '23505', what: 'people_email' },
  })
})

test('an error of our own keeps its message', () => {
  expect(describeError(new TypeError('there is no pool'))).toMatchObject({
    type: 'TypeError',
    what: 'there is no pool',
  })
})
