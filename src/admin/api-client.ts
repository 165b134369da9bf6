import { HttpError } from 'react-admin'
import { ApiError, request } from '#platform/http/api-client.ts'
import { repeatConfirmed } from './form/repeat-confirmed.ts'
import { forgetFreshness } from './query-client.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

type Options = {
  body?: unknown
  headers?: Record<string, string>
  signal?: AbortSignal | undefined
  keepalive?: boolean
}

// What others see stays as it is.
const changesNothing = /^(preview$|preflight$)|\/pending(\/presence)?$/
const isChange = (method: Method, path: string) => method !== 'GET' && !changesNothing.test(path)

/** The latest change at each address that has no answer yet. */
const underWay = new Map<string, { asked: string; answer: Promise<unknown> }>()

/**
 * One call of the admin's API. What is refused is thrown with the fields that are wrong, as forms expect it. Whoever
 * clicks twice wants it once: a change that is under way is not sent again, and both clicks get its answer.
 */
export function call<Answer>(method: Method, path: string, options: Options = {}): Promise<Answer> {
  if (!isChange(method, path)) return send(method, path, options)
  const asked = JSON.stringify([method, options.body])
  const latest = underWay.get(path)
  if (latest?.asked === asked) return latest.answer as Promise<Answer>
  const answer = send<Answer>(method, path, options).finally(() => {
    if (underWay.get(path)?.answer === answer) underWay.delete(path)
  })
  underWay.set(path, { asked, answer })
  return answer
}

async function send<Answer>(method: Method, path: string, options: Options): Promise<Answer> {
  try {
    const answer = await repeatConfirmed(() => request<Answer>(`/api/admin/${path}`, { method, ...options }))
    if (isChange(method, path)) forgetFreshness()
    return answer
  } catch (error) {
    throw refusal(method, error)
  }
}

const signedOut = 'You are signed out. Please sign in again in another tab; what you typed stays here.'
const unreachable = 'The server can not be reached. Nothing is lost; please try again.'

export function refusal(method: Method, error: unknown) {
  // Cancelled.
  if (error instanceof DOMException) return error
  if (!(error instanceof ApiError)) return new HttpError(unreachable, 0)
  const { status, fields, problem } = error
  // Something was to be saved, and leaving for the sign-in page would lose it.
  if (status === 401 && method !== 'GET') return new HttpError(signedOut, status, { isUnsaved: true })
  const { '': root, ...errors } = fields
  return new HttpError(problem.detail ?? 'That did not work.', status, {
    ...(problem.errors && { errors: root ? { ...errors, root } : errors }),
    current: problem.current,
    ...('conflicts' in problem && { conflicts: problem.conflicts }),
  })
}
