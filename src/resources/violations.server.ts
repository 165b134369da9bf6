import { type FieldError, Refusal } from '#platform/http/problem.server.ts'

type Violation = { code?: string; detail?: string; constraint?: string }

/** What people call the item that has this value already. */
type FindOwner = (field: string, value: string) => Promise<string | undefined>

/** Says which field is wrong when the database itself refuses a row, and who has the value where it is taken. */
export async function explainConstraint<Answer>(write: () => Promise<Answer>, findOwner?: FindOwner): Promise<Answer> {
  try {
    return await write()
  } catch (error) {
    const violation = findViolation(error)
    if (!violation) throw error
    const { taken, ...fault } = violation
    const owner = taken && (await findOwner?.(fault.path, taken))
    throw new Refusal(422, 'Some fields are not right.', [
      owner ? { ...fault, message: `Already used by “${owner}”` } : fault,
    ])
  }
}

function findViolation(error: unknown): (FieldError & { taken?: string | undefined }) | undefined {
  if (!(error instanceof Error)) return undefined
  const { code, detail = '', constraint = '' } = error as Violation
  const path = /Key \((?:lower\()?"?([a-z_]+)/.exec(detail)?.[1] ?? ''
  const taken = /^Key \([^,]+\)=\((.*)\) already exists/.exec(detail)?.[1]
  if (code === '23505') return { path, message: 'Already used by another item', taken }
  if (code === '23503') return { path, message: 'There is no such item' }
  if (code === '23514') return { path: '', message: `Not allowed: ${constraint.replaceAll('_', ' ')}` }
  return findViolation(error.cause)
}
