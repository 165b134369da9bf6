import { useState } from 'react'

export type Failure = { status: number; message: string; errors: Partial<Record<string, string>> }

type Problem = { detail?: string; errors?: { path: string; message: string }[] }

/** Sends one thing at a time to the server, and tells how it went. */
export function useSending() {
  const [isSending, setSending] = useState(false)
  const [failure, setFailure] = useState<Failure>()

  async function send<Answer>(path: string, body: unknown): Promise<Answer | undefined> {
    if (isSending) return undefined
    setSending(true)
    setFailure(undefined)
    try {
      return await post<Answer>(path, body)
    } catch (error) {
      setFailure(error instanceof Refused ? error.failure : unreachable)
      return undefined
    } finally {
      setSending(false)
    }
  }

  return { isSending, failure, send }
}

const unreachable: Failure = {
  status: 0,
  message: 'The server can not be reached. Nothing is lost; please try again.',
  errors: {},
}

class Refused extends Error {
  readonly failure: Failure
  constructor(failure: Failure) {
    super(failure.message)
    this.failure = failure
  }
}

async function post<Answer>(path: string, body: unknown): Promise<Answer> {
  const response = await fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const answer = (await response.json().catch(() => ({}))) as Problem
  if (response.ok) return answer as Answer
  const { detail = 'That did not work. Please try again.', errors = [] } = answer
  const fields = Object.fromEntries(errors.map(({ path, message }) => [path, message]))
  throw new Refused({ status: response.status, message: detail, errors: fields })
}
