import { atMost, type Benchmark } from './measurement.ts'
import { startSite } from './site.ts'

const perSecond = 50
const seconds = 20

/** How long a visitor waits for the acknowledgement while no mail can go out. */
export const benchmark: Benchmark = async () => {
  const site = await startSite({
    TRUST_PROXY: '1',
    SMTP_URL: 'smtp://127.0.0.1:1',
    MAIL_FROM: 'site@example.com',
    CONTACT_TO: 'team@example.com',
  })
  const waits: Promise<number>[] = []
  await new Promise<void>((resolve) => {
    const timer = setInterval(() => {
      waits.push(sendInquiry(site, waits.length))
      if (waits.length < perSecond * seconds) return
      clearInterval(timer)
      resolve()
    }, 1000 / perSecond)
  })
  const sorted = (await Promise.all(waits)).sort((a, b) => a - b)
  await site.stop()
  const p95 = sorted[Math.floor(sorted.length * 0.95)] ?? Number.NaN
  return [atMost(`${perSecond} inquiries a second, mail server down: acknowledged, p95`, p95, 100, 'ms')]
}

async function sendInquiry({ url, apiKey }: { url: string; apiKey: string }, i: number): Promise<number> {
  const started = performance.now()
  const answer = await fetch(`${url}/api/functions/send-contact-email`, {
    method: 'POST',
    headers: {
      apikey: apiKey,
      'content-type': 'application/json',
      'idempotency-key': `bench-${i}`,
      'x-forwarded-for': `10.${i % 250}.${Math.floor(i / 250)}.1`,
    },
    body: JSON.stringify({
      name: 'Bench',
      email: `bench-${i}@example.com`,
      company: 'Bench',
      intent: null,
      message: 'How long does this take?',
      gdprConsent: true,
      marketingConsent: false,
    }),
  })
  if (answer.status !== 202) throw new Error(`An inquiry was answered with ${answer.status}`)
  return performance.now() - started
}
