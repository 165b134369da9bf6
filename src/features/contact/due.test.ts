import { expect, test } from 'vitest'
import { dueOf } from './due.ts'

const now = new Date('2026-03-02T10:00:00Z')

test.each([
  ['new', '2026-03-02T15:30:00Z', null, 'Due in 5 h', 'calm'],
  ['in progress', '2026-03-02T12:00:00Z', null, 'Due in 2 h', 'soon'],
  ['new', '2026-03-02T07:59:00Z', null, 'Overdue by 2 h', 'danger'],
  ['in progress', '2026-02-25T10:00:00Z', null, 'Overdue by 5 days', 'danger'],
  ['answered', '2026-03-02T09:00:00Z', '2026-03-02T08:59:00Z', 'Answered in time', 'good'],
  ['answered', '2026-03-02T06:00:00Z', '2026-03-02T09:00:00Z', 'Answered 3 h late', 'plain'],
  ['answered', '2026-03-02T06:00:00Z', null, 'Answered', 'good'],
  ['spam', '2026-03-01T06:00:00Z', null, 'No answer', 'plain'],
] as const)(
  'an inquiry that is %s and due at %s, answered at %s, reads "%s"',
  (status, due_at, answered_at, words, tone) =>
    expect(dueOf({ status, due_at, answered_at }, now)).toEqual({ words, tone }),
)
