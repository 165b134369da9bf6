import { Hono } from 'hono'
import { expect, test } from 'vitest'
import type { Log } from '#platform/log.server.ts'
import type { Metrics } from './metrics.server.ts'
import { logRequests } from './request-log.server.ts'

test.each([
  ['/team/manage/uV3kLw0x9QmZr5bT2yHcNf7sJdAeGi1P', '/team/manage/…'],
  ['/team/manage/uV3kLw0x9QmZr5bT2yHcNf7sJdAeGi1P/report.pdf', '/team/manage/…/report.pdf'],
  ['/team/manage/uV3kLw0x9QmZr5bT2yHcNf7sJdAeGi1P.data', '/team/manage/….data'],
  ['/blog/five-flow-figures-a-board-can-read-to-the-end', '/blog/five-flow-figures-a-board-can-read-to-the-end'],
])('a call of %s is logged as %s: what opens something is in no log', async (path, logged) => {
  const lines: object[] = []
  const log = { info: (line: object) => lines.push(line) } as unknown as Log
  const metrics = { requests: { observe: () => {} } } as unknown as Metrics
  const app = new Hono<{ Variables: { requestId: string } }>().use(logRequests({ log }, metrics))
  await app.request(path, { method: 'POST' })
  expect(lines).toEqual([expect.objectContaining({ path: logged })])
})
