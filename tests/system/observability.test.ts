import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, expect, inject, test } from 'vitest'
import { createDatabase, urlOf } from '#tests/postgres.ts'
import { apiKey, startSite } from '#tests/site.ts'
import { temporaryFolder } from '#tests/temporary-folder.ts'
import { startOtlpReceiver } from './otlp-receiver.ts'

const connection = await createDatabase(inject('postgres'), 'observability')
const database = new pg.Client(connection)
await database.connect()
const folder = await temporaryFolder()
const collector = await startOtlpReceiver()
const secret = 'smtp-password-that-nobody-may-read'
const settings = {
  DATABASE_URL: urlOf(connection),
  LOG_LEVEL: 'info',
  SMTP_URL: `smtp://user:${secret}@127.0.0.1:1`,
  MAIL_FROM: 'site@example.com',
}
const quiet = await startSite({ ...settings, NODE_OPTIONS: `--require ${writeModuleList()}` })
const traced = await startSite({
  ...settings,
  OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
  OTEL_SERVICE_NAME: 'website',
})
afterAll(async () => {
  await quiet.kill()
  await traced.kill()
  await collector.stop()
  await database.end()
  await folder.remove()
})

/** Has Node write down the address of each module that it loads. */
function writeModuleList() {
  const [hook, list] = [join(folder.path, 'hook.cjs'), join(folder.path, 'modules')]
  writeFileSync(
    hook,
    `const { appendFileSync } = require('node:fs')
    require('node:module').registerHooks({ load(url, context, next) {
      appendFileSync(${JSON.stringify(list)}, url + '\\n')
      return next(url, context)
    } })`,
  )
  return hook
}

const read = async (path: string, site = quiet) =>
  (await fetch(site.url + path, { headers: { apikey: apiKey } })).text()

test('the log is JSON alone and begins with version, settings without secrets, and migrations', () => {
  const lines = quiet.logged.map((line) => JSON.parse(line))
  expect(lines.slice(0, 2)).toMatchObject([
    {
      msg: 'starting',
      version: expect.any(String),
      configuration: { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'set' },
    },
    { msg: 'migrations', applied: expect.arrayContaining(['0000_entities']) },
  ])
  expect(quiet.logged.join()).not.toMatch(new RegExp(`${secret}|set-up|@example`))
  expect(quiet.told.join('\n')).toMatch(/\/admin\/set-up\?token=/)
  expect(quiet.told.at(-1)).toBe(quiet.url)
})

test('every figure that the dashboard and the alerts name is there', async () => {
  await read('/')
  const exposed = [...(await read('/metrics')).matchAll(/^# TYPE (\S+) (\S+)/gm)].flatMap(([, name = '', type]) =>
    type === 'histogram' ? [`${name}_bucket`, `${name}_count`, `${name}_sum`] : name,
  )
  const { panels } = JSON.parse(readFileSync('deploy/observability/dashboard.json', 'utf8'))
  const shown: string[] = panels.flatMap(({ targets }: { targets: { expr: string }[] }) =>
    targets.map(({ expr }) => expr),
  )
  const watched = [...readFileSync('deploy/observability/alerts.yaml', 'utf8').matchAll(/expr: (.+)/g)].map(
    ([, expr = '']) => expr,
  )
  const named = [...new Set([...shown, ...watched].flatMap(namesIn))]
  expect(named.length).toBeGreaterThan(25)
  expect(named.filter((name) => !exposed.includes(name))).toEqual([])
})

/** Without labels, functions and words of the language, and without the figure that Prometheus makes itself. */
const namesIn = (expr: string) =>
  [...expr.replace(/\{[^}]*\}|\[\w+\]|\bby \([^)]*\)/g, '').matchAll(/\b[a-z]\w*\b(?!\s*\()/g)]
    .map(([name]) => name)
    .filter((name) => !['and', 'or', 'up', 'by'].includes(name))

test('what counts upwards says so in its name and its kind', async () => {
  const kinds = [...(await read('/metrics')).matchAll(/^# TYPE (\S+) (\S+)/gm)].filter(
    ([, name = '']) => !/^(nodejs|process)_/.test(name),
  )
  for (const [, name = '', kind] of kinds) expect(kind === 'counter', name).toBe(name.endsWith('_total'))
})

test('without a collector nothing of OpenTelemetry is loaded; with one the way of a request is seen', async () => {
  await read('/blog')
  const modules = readFileSync(join(folder.path, 'modules'), 'utf8')
  expect(modules).toContain('build/server/index.js')
  expect(modules).not.toMatch(/telemetry/i)
  const caller = '0af7651916cd43dd8448eb211c80319c'
  await fetch(`${traced.url}/api/events?q=private`, {
    headers: { apikey: apiKey, traceparent: `00-${caller}-b7ad6b7169203331-01` },
  })
  const ours = () => collector.spans.filter(({ traceId }) => traceId === caller)
  await expect.poll(() => ours().length, { timeout: 20_000 }).toBeGreaterThan(1)
  const request = ours().find(({ name }) => name === 'GET /api/events')
  expect(request?.parentSpanId).toBe('b7ad6b7169203331')
  const queries = ours().filter(({ name }) => name === 'SELECT')
  expect(queries.map(({ parentSpanId }) => parentSpanId)).toContain(request?.spanId)
  expect([...collector.services]).toEqual(['website'])
  expect(JSON.stringify(collector.spans)).not.toContain('private')
})

test('a failure is logged with the files as they were written, and their maps are not sent to anybody', async () => {
  await database.query('alter table testimonials rename to hidden')
  const answer = await fetch(`${quiet.url}/api/testimonials?page_key=home`, { headers: { apikey: apiKey } })
  await database.query('alter table hidden rename to testimonials')
  expect(answer.status).toBe(500)
  const failure = () => quiet.logged.map((line) => JSON.parse(line)).find(({ msg }) => msg === 'request failed')
  await expect.poll(failure).toBeTruthy()
  expect(JSON.stringify(failure().error)).toMatch(/src\/\w[\w/.-]+\.ts:\d+:\d+/)
  for (const path of ['/build/server/index.js.map', '/index.js.map', '/assets/index.js.map', '/server/index.js.map'])
    expect((await fetch(quiet.url + path)).status, path).toBe(404)
})
