import { expect, test } from 'vitest'
import { storeInquiry } from '#features/contact/queries.server.ts'
import { takeAssessment } from '#features/scan/queries.server.ts'
import { webhooks as feature } from '#features/webhooks/feature.server.ts'
import { createProofOfWork } from '#platform/http/proof-of-work.server.ts'
import { createBackground } from '#platform/jobs/background.server.ts'
import { eventNames } from '#resources/webhooks/events.ts'
import { webhookDeliveries, webhooks } from '#resources/webhooks/tables.server.ts'
import { openAdmin } from '#tests/admin.ts'

const { db, call, admin, platform } = await openAdmin()
await createBackground({ ...platform, queues: feature.queues?.([]) ?? [] }).prepare()

test('an inquiry, a scan with an address, another stage and an erasure are told once each, and no more than is needed', async () => {
  const row = { url: 'https://crm.example/hook', events: [...eventNames], secret: 'whsec_c2VjcmV0' }
  await db.insert(webhooks).values(row)
  const now = new Date()
  const inquiry = {
    ...{ name: 'Elena Duarte', email: 'Elena@example.com', company: 'Kestrel', intent: 'other', message: 'Hello' },
    ...{ gdprConsent: true as const, marketingConsent: false },
  }
  const sender = { address: '127.0.0.1', idempotencyKey: 'once' }
  for (let times = 0; times < 2; times++)
    await storeInquiry({ ...platform, proofOfWork: createProofOfWork(db), now }, inquiry, sender)
  const take = (assessToken: string, personalData: object) =>
    takeAssessment(platform, { answers: Array(16).fill(3), assessToken, personalData }, '127.0.0.1')
  for (const token of ['named', 'named']) await take(token, { email: 'elena@example.com', firstName: 'Elena' })
  await take('nobody', { firstName: 'Otto' })
  const [{ id } = { id: '' }] = (await call('people?q=elena')).body.items
  await call(`people/${id}`, { method: 'PATCH', body: { stage: 'proposal' } })

  const told = (await db.select().from(webhookDeliveries).orderBy(webhookDeliveries.created_at)).map((it) => it.payload)
  expect(told).toMatchObject([
    {
      type: 'inquiry.created',
      data: { name: inquiry.name, message: 'Hello', interest: 'other', suspected_spam: false },
    },
    { type: 'assessment.named', data: { first_name: 'Elena', company: null, scores: { ai: 50, leadership: 50 } } },
    { type: 'person.stage-changed', data: { id, email: 'elena@example.com', from: 'new', to: 'proposal' } },
  ])
  expect(JSON.stringify(told)).not.toMatch(/answers|token|idempotency|consent/i)

  await call('personal-data?email=elena@example.com', { method: 'DELETE', headers: admin })
  const left = await db.select().from(webhookDeliveries)
  expect(left.map((it) => it.payload)).toMatchObject([{ type: 'person.erased', data: { email: 'elena@example.com' } }])
})
