import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openDatabase } from '#platform/database/open.server.ts'
import { readEnvironment } from '#platform/environment.server.ts'
import { startMailServer } from '#platform/mail/smtp.fixture.ts'
import { startReceiver } from '#resources/webhooks/receiver.fixture.ts'
import { webhooks } from '#resources/webhooks/tables.server.ts'
import { isLong } from '#tests/proof-size.ts'
import { apiKey, startSite } from '#tests/site.ts'
import { temporaryFolder } from '#tests/temporary-folder.ts'

const count = isLong ? 500 : 60

test(`${count} inquiries reach a mail server and a webhook that were down, over two kills of the site`, async () => {
  const folder = await temporaryFolder()
  const dataDir = join(folder.path, 'data')
  const [mailServer, receiver] = [await startMailServer(), await startReceiver()]
  await Promise.all([mailServer.stop(), receiver.stop()])
  const start = () => startWithMail(dataDir, mailServer.url)
  let site = await start()
  await addWebhook(dataDir, receiver.url)
  const pending = Array.from({ length: count }, (_, i) => i)
  const acknowledged = new Set<number>()

  /** Each is sent again under its own key until it is acknowledged, as the form's visitor would do. */
  async function sendSome() {
    for (let i = pending.shift(); i !== undefined; i = pending.shift()) {
      const isTaken = await submit(site.url, i).catch(() => false)
      if (isTaken) acknowledged.add(i)
      else {
        pending.push(i)
        return
      }
    }
  }
  const team = () => mailServer.received.filter(({ to }) => to.includes('team@example.com'))

  const first = Promise.all(Array.from({ length: 8 }, sendSome))
  await expect.poll(() => acknowledged.size, { interval: 5, timeout: 60_000 }).toBeGreaterThan(count / 3)
  await site.kill()
  await first
  site = await start()
  await Promise.all(Array.from({ length: 8 }, sendSome))
  expect(acknowledged.size).toBe(count)
  await Promise.all([mailServer.start(), receiver.start()])
  const { received: calls } = receiver
  const hasBegun = () => Math.min(team().length, calls.length)
  await expect.poll(hasBegun, { interval: 5, timeout: 180_000 }).toBeGreaterThan(count / 6)
  await site.kill()
  site = await start()
  const delivered = () => new Set(team().map(({ messageId }) => messageId)).size
  const told = () => new Set(calls.map(({ headers }) => headers['webhook-id'])).size
  await expect.poll(() => [delivered(), told()], { timeout: 300_000 }).toEqual([count, count])
  expect(team().length - delivered(), 'mails that came twice').toBeLessThanOrEqual(2)
  const senders = new Set(team().map(({ raw }) => raw.match(/sender-\d+@example\.com/)?.[0]))
  expect(senders.size).toBe(count)
  // One id for one inquiry, however often it came.
  const inquiriesTold = new Set(calls.map(({ body }) => JSON.parse(body).data.email))
  expect([inquiriesTold.size, calls.length - told()]).toEqual([count, expect.toSatisfy((twice) => twice <= 2)])
  await site.stop()
  await Promise.all([mailServer.stop(), receiver.stop()])
  await folder.remove()
})

async function addWebhook(dataDir: string, url: string) {
  const { db, close } = await openDatabase(readEnvironment({ DATA_DIR: dataDir }))
  await db.insert(webhooks).values({ url, events: ['inquiry.created'], secret: 'whsec_c2VjcmV0' })
  await close()
}

async function submit(url: string, i: number): Promise<boolean> {
  const answer = await fetch(`${url}/api/functions/send-contact-email`, {
    method: 'POST',
    headers: {
      apikey: apiKey,
      'content-type': 'application/json',
      'idempotency-key': `inquiry-${i}`,
      'x-forwarded-for': `10.${i % 200}.0.1`,
    },
    body: JSON.stringify({
      name: `Sender ${i}`,
      email: `sender-${i}@example.com`,
      company: 'Norvane Aerospace',
      intent: null,
      message: 'Our planning takes a quarter.',
      gdprConsent: true,
      marketingConsent: false,
    }),
  })
  return answer.status === 202
}

const startWithMail = (dataDir: string, mailServer: string) =>
  startSite({
    LOG_LEVEL: 'error',
    DATA_DIR: dataDir,
    SMTP_URL: mailServer,
    MAIL_FROM: 'site@example.com',
    CONTACT_TO: 'team@example.com',
    TRUST_PROXY: '1',
    WEBHOOK_LOCAL_TARGETS: 'on',
  })
