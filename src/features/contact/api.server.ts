import { createRoute, z } from '@hono/zod-openapi'
import type { Challenge } from 'altcha-lib'
import { createApiRouter, json, refusals } from '#platform/http/api-router.server.ts'
import { callerAddress } from '#platform/http/client-address.server.ts'
import { problem } from '#platform/http/problem.server.ts'
import { createProofOfWork } from '#platform/http/proof-of-work.server.ts'
import { LimitReached } from '#platform/http/rate-limit.server.ts'
import type { Platform } from '#platform/platform.server.ts'
import { visitCountsOf } from '#records/visits/counts.server.ts'
import { idempotencyKey, inquiryInput } from './input.ts'
import { storeInquiry } from './queries.server.ts'

const sendContactEmail = createRoute({
  method: 'post',
  path: '/functions/send-contact-email',
  summary: 'Keeps an inquiry; mails to the team and to the sender follow',
  request: {
    headers: z.object({
      'idempotency-key': idempotencyKey.optional(),
      'proof-of-work': z.string().max(4000).optional(),
      'form-trap': z.string().max(10).optional(),
    }),
    body: { required: true, content: { 'application/json': { schema: inquiryInput } } },
  },
  responses: {
    202: json(z.object({ success: z.literal(true) }), 'Kept durably'),
    ...refusals,
    429: { description: 'Too many from one address or network; Retry-After says when' },
  },
})

const contactChallenge = createRoute({
  method: 'get',
  path: '/functions/contact-challenge',
  summary:
    'A task whose solution an inquiry may carry in the header Proof-Of-Work, as Base64 of { challenge, solution }',
  responses: { 200: json(z.custom<Challenge>().openapi({ type: 'object' }), 'Task'), ...refusals },
})

export function contactApi(platform: Platform) {
  const { db, environment, now } = platform
  const counts = visitCountsOf(platform)
  const proofOfWork = createProofOfWork(db)
  return createApiRouter()
    .openapi(contactChallenge, async (c) => {
      c.header('cache-control', 'no-store')
      return c.json(await proofOfWork.issue(now()), 200)
    })
    .openapi(sendContactEmail, async (c) => {
      const headers = c.req.valid('header')
      const sender = {
        address: callerAddress(c, environment.TRUST_PROXY),
        idempotencyKey: headers['idempotency-key'],
        proof: headers['proof-of-work'],
        trapped: headers['form-trap'] !== undefined,
      }
      try {
        const inquiry = c.req.valid('json')
        const isLead = await storeInquiry({ db, environment, proofOfWork, now: now() }, inquiry, sender)
        if (isLead) counts.addStep('inquiries', inquiry.source)
      } catch (error) {
        if (!(error instanceof LimitReached)) throw error
        c.header('retry-after', String(error.retryAfter))
        return problem(c, 429, 'There were too many messages from your network. Please try again later.') as never
      }
      return c.json({ success: true as const }, 202)
    })
}
