import { createHash } from 'node:crypto'
import { fieldErrors } from '#platform/http/problem.server.ts'
import { createProofOfWork } from '#platform/http/proof-of-work.server.ts'
import { LimitReached } from '#platform/http/rate-limit.server.ts'
import type { Platform } from '#platform/platform.server.ts'
import { visitCountsOf } from '#records/visits/counts.server.ts'
import type { FieldErrors } from './form/field.tsx'
import { type FormValues, isTrapped, readForm } from './form/values.ts'
import { inquiryInput } from './input.ts'
import { storeInquiry } from './queries.server.ts'

type PostedForm =
  | { status: 200; outcome: 'sent' }
  | { status: 413 | 422 | 429; outcome: 'failed'; values?: FormValues; errors?: FieldErrors; retryAfter?: number }

const maxBytes = 64 * 1024

/** Takes the form as a browser without JavaScript posts it. */
export async function takePostedForm(platform: Platform, request: Request, address: string): Promise<PostedForm> {
  const { db, environment, now } = platform
  const body = await readBody(request)
  if (body === undefined) return { status: 413, outcome: 'failed' }
  const form = new URLSearchParams(body)
  const values = readForm(form)
  const given = inquiryInput.safeParse(values)
  if (!given.success) {
    const errors = Object.fromEntries(fieldErrors(given.error).map(({ path, message }) => [path, message]))
    return { status: 422, outcome: 'failed', values, errors }
  }
  const parts = { db, environment, proofOfWork: createProofOfWork(db), now: now() }
  // The same text sent again, by a reload or a second click, is the same inquiry.
  const idempotencyKey = `form-${createHash('sha256').update(JSON.stringify(given.data)).digest('base64url')}`
  const sender = { address, idempotencyKey, trapped: isTrapped(form) }
  try {
    const isLead = await storeInquiry(parts, given.data, sender)
    if (isLead) visitCountsOf(platform).addStep('inquiries', undefined)
    return { status: 200, outcome: 'sent' }
  } catch (error) {
    if (!(error instanceof LimitReached)) throw error
    return { status: 429, outcome: 'failed', values, retryAfter: error.retryAfter }
  }
}

async function readBody(request: Request): Promise<string | undefined> {
  if (Number(request.headers.get('content-length')) > maxBytes) return undefined
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of request.body ?? []) {
    bytes += chunk.length
    if (bytes > maxBytes) return undefined
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString()
}
