import { HttpError } from 'react-admin'

type Problem = { detail?: string; errors?: { path: string; message: string }[]; current?: unknown }

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** One call of the back office's API. What is refused is thrown with the fields that are wrong, as forms expect it. */
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
  if (!response.ok) throw refusal(response.status, answer)
  return answer
}

export function refusal(status: number, { detail = 'That did not work.', errors, current }: Problem) {
  const fields = errors && Object.fromEntries(errors.map(({ path, message }) => [path || 'root', message]))
  return new HttpError(detail, status, { ...(fields && { errors: fields }), current })
}
