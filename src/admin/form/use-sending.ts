import { useState } from 'react'
import { ApiError, request } from '#platform/http/api-client.ts'
import { repeatConfirmed } from './repeat-confirmed.ts'

export type Failure = { status: number; message: string; errors: Partial<Record<string, string>> }

/** Sends one thing at a time to the server, and tells how it went. */
export function useSending() {
  const [isSending, setSending] = useState(false)
  const [failure, setFailure] = useState<Failure>()

  async function send<Answer>(path: string, body: unknown): Promise<Answer | undefined> {
    if (isSending) return undefined
    setSending(true)
    setFailure(undefined)
    try {
      return await repeatConfirmed(() => request<Answer>(path, { method: 'POST', body }))
    } catch (error) {
      setFailure(error instanceof ApiError ? refused(error) : unreachable)
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

const refused = ({ status, problem, fields }: ApiError): Failure => ({
  status,
  message: problem.detail ?? 'That did not work. Please try again.',
  errors: fields,
})
