import { expect, test } from 'vitest'
import { createMetrics } from './metrics.server.ts'

test('figures that can not be read are missing, and take no others along', async () => {
  const { gauge, counter, text } = createMetrics()
  const fail = () => Promise.reject(new Error('The database did not answer in time'))
  gauge('mail_unsent', 'One value', fail)
  gauge('queue_jobs', 'One for each queue', fail, ['queue'])
  gauge('change_feed_listening', 'Known', () => 1)
  counter('reads_total', 'By server', () => [{ labels: { server: 'replica' }, value: 3 }], ['server'])
  const figures = await text()
  expect(figures).toMatch(/^change_feed_listening 1$/m)
  expect(figures).toMatch(/^reads_total\{server="replica"\} 3$/m)
  expect(figures).not.toMatch(/^(mail_unsent|queue_jobs)[ {]/m)
})
