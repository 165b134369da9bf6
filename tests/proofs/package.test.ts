import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { photo } from '#tests/pictures.ts'
import { apiKey } from '#tests/site.ts'
import { temporaryFolder } from '#tests/temporary-folder.ts'
import { openSandbox } from './sandbox.ts'

const folder = await temporaryFolder()
const made = join(folder.path, 'made')
const printed = execFileSync(process.execPath, ['commands/package.ts', made, '--tar'], { encoding: 'utf8' })
// What was sent elsewhere is what must run, so the folder itself is not used.
execFileSync('tar', ['-xzf', `${made}.tar.gz`, '-C', folder.path, '--transform', 's,^made,app,'])
const sandbox = await openSandbox(join(folder.path, 'app'))
afterAll(async () => {
  await sandbox.close()
  await folder.remove()
})

const node = ['/opt/node', '/app/server.js']
const administrator = { email: 'ada@example.com', password: 'Tandem-horse-42-lane' }
const settings = { PUBLIC_API_KEY: apiKey, ADMIN_EMAIL: administrator.email, ADMIN_PASSWORD: administrator.password }
const volume = sandbox.makeVolume('first')

test('is at most 200 MB', () => {
  console.log(printed)
  expect(Number(/: (\d+) MB for/.exec(printed)?.[1])).toBeLessThan(200)
})

test('runs with nothing but Node, as another user who can write to the volume alone, and stops as process 1', async () => {
  const tried = await sandbox.run(volume, ['/bin/sh', '-c', 'id -u; touch /app/x /usr/x /x'])
  expect(tried.output.toString().trim()).toBe('12345')
  expect(tried.said.match(/Read-only file system/g)).toHaveLength(3)

  const site = await sandbox.start(volume, settings)
  const read = (path: string, init?: RequestInit) => fetch(site.url + path, init)
  for (const path of ['/', '/blog', '/readyz', '/admin/login', '/sitemap.xml', '/covers/blog.png'])
    expect((await read(path)).status, path).toBe(200)
  // Each of these takes one of the parts that could not be bundled, or a process beside the site.
  const assessToken = crypto.randomUUID()
  const scored = await read('/api/functions/assessment-scoring', {
    method: 'POST',
    headers: { apikey: apiKey, 'content-type': 'application/json' },
    body: JSON.stringify({ answers: Array(16).fill(3), assessToken, personalData: {} }),
  })
  const { assessmentId } = await scored.json()
  const report = await read(`/assessment/shared/${assessToken}/report.pdf`)
  expect([assessmentId.length > 20, report.status, report.headers.get('content-type')]).toEqual([
    true,
    200,
    'application/pdf',
  ])
  expect((await report.arrayBuffer()).byteLength).toBeGreaterThan(10_000)
  const cookie = await signIn(site.url)
  const [reference] = (await (await read('/api/references', { headers: { apikey: apiKey } })).json()) as {
    id: string
  }[]
  const logo = new FormData()
  logo.set('file', new Blob([new Uint8Array(await photo(2_400, 600).png().toBuffer())]), 'logo.png')
  const sent = await read(`/api/admin/references/${reference?.id}/logo`, {
    method: 'PUT',
    headers: { cookie, origin: site.url },
    body: logo,
  })
  expect(sent.status, await sent.clone().text()).toBe(200)
  expect((await read((await sent.json()).logo_url)).status).toBe(200)

  const run = site.command()
  expect(run.slice(0, 2)).toEqual(['/opt/node', '--max-semi-space-size=16'])
  console.log(`started in ${site.seconds.toFixed(1)} s, ${site.megabytes().toFixed(0)} MB of memory`)
  expect(await site.stop()).toBe(0)
  expect(site.said).toEqual([])
})

test('has its commands in it', async () => {
  const file = '/data/site.backup'
  const backup = await sandbox.run(volume, [...node, 'backup', file])
  expect([backup.code, backup.output.toString()]).toEqual([0, expect.stringContaining(`${file}: `)])
  const account = await sandbox.run(volume, [...node, 'admin', 'create', 'grace@example.com'], {
    ADMIN_PASSWORD: 'Cobol-lighthouse-77-moth',
  })
  expect([account.code, account.output.toString()]).toEqual([0, expect.stringContaining('is a new admin')])
  const restored = await sandbox.run(volume, [...node, 'restore', file, '--overwrite'])
  expect([restored.code, restored.output.toString()]).toEqual([0, expect.stringContaining('Restored')])
  const doctor = await sandbox.run(volume, [...node, 'doctor'])
  expect([doctor.code, doctor.output.toString()]).toEqual([0, expect.stringContaining('Nothing has to be done')])
  const unknown = await sandbox.run(volume, [...node, 'fly'])
  expect([unknown.code, unknown.said]).toEqual([1, expect.stringContaining('There is no command fly')])
  const second = await sandbox.start(volume, settings)
  console.log(`started again in ${second.seconds.toFixed(1)} s`)
  expect((await fetch(`${second.url}/blog`)).status).toBe(200)
  await signIn(second.url)
  expect(await second.stop()).toBe(0)
})

async function signIn(url: string) {
  const answer = await fetch(`${url}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify(administrator),
  })
  expect(answer.status).toBe(200)
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
}
