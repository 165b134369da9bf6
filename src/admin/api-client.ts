import { HttpError } from 'react-admin'

type Problem = { detail?: string; errors?: { path: string; message: string }[]; current?: unknown }

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** One call of the admin's API. What is refused is thrown with the fields that are wrong, as forms expect it. */
export async function call<Answer>(
  method: Method,
  path: string,
  {
    body,
    headers,
    signal,
  }: { body?: unknown; headers?: Record<string, string>; signal?: AbortSignal | undefined } = {},
): Promise<Answer> {
  const response = await fetch(`/api/admin/${path}`, {
    method,
    headers: { ...headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    ...(signal && { signal }),
  }).catch((error: unknown) => {
    if (error instanceof DOMException) throw error
    throw new HttpError('The server can not be reached. Nothing is lost; please try again.', 0)
  })
  if (response.status === 204) return undefined as Answer
  const answer = await response.json().catch(() => ({}))
  if (!response.ok) throw refusal(method, response.status, answer)
  return answer
}

const signedOut = 'You are signed out. Please sign in again in another tab; what you typed stays here.'

export function refusal(method: Method, status: number, { detail = 'That did not work.', errors, current }: Problem) {
  // Something was to be saved, and leaving for the sign-in page would lose it.
  if (status === 401 && method !== 'GET') return new HttpError(signedOut, status, { isUnsaved: true })
  const fields = errors && Object.fromEntries(errors.map(({ path, message }) => [path || 'root', message]))
  return new HttpError(detail, status, { ...(fields && { errors: fields }), current })
}
