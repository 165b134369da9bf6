import { type FieldError, Refusal } from '#platform/http/problem.server.ts'

type Violation = { code?: string; detail?: string; constraint?: string }

/** Says which field is wrong when the database itself refuses a row. */
export async function explainConstraint<Answer>(write: () => Promise<Answer>): Promise<Answer> {
  try {
    return await write()
  } catch (error) {
    const violation = findViolation(error)
    if (!violation) throw error
    throw new Refusal(422, 'Some fields are not right.', [violation])
  }
}

function findViolation(error: unknown): FieldError | undefined {
  if (!(error instanceof Error)) return undefined
  const { code, detail = '', constraint = '' } = error as Violation
  const path = /Key \((?:lower\()?"?([a-z_]+)/.exec(detail)?.[1] ?? ''
  if (code === '23505') return { path, message: 'Already used by another item' }
  if (code === '23503') return { path, message: 'There is no such item' }
  if (code === '23514') return { path: '', message: `Not allowed: ${constraint.replaceAll('_', ' ')}` }
  return findViolation(error.cause)
}
