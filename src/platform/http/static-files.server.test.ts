import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Hono } from 'hono'
import { afterAll, expect, test } from 'vitest'
import { staticFiles } from './static-files.server.ts'

const folder = mkdtempSync(join(tmpdir(), 'tandem-files-'))
afterAll(() => rmSync(folder, { recursive: true }))
mkdirSync(join(folder, 'assets'))
writeFileSync(join(folder, 'assets/site-a1b2.js'), 'plain')
writeFileSync(join(folder, 'assets/site-a1b2.js.br'), 'compressed')
writeFileSync(join(folder, 'robots.txt'), 'plain')

const app = new Hono().get('*', staticFiles(folder)).get('*', (c) => c.text('a page', 404))
const get = (path: string) => app.request(path, { headers: { 'accept-encoding': 'gzip, br' } })

test('a file whose name changes with its content is kept for good', async () => {
  const answer = await get('/assets/site-a1b2.js')
  expect(await answer.text()).toBe('compressed')
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-encoding': 'br',
    'content-type': expect.stringContaining('javascript'),
  })
})

test('a file with a fixed name is looked at again the next day', async () => {
  expect((await get('/robots.txt')).headers.get('cache-control')).toBe('public, max-age=86400')
})

test('what is missing is left to whoever comes next, and not kept', async () => {
  const answer = await get('/assets/gone.js')
  expect([answer.status, await answer.text(), answer.headers.get('cache-control')]).toEqual([404, 'a page', null])
})
