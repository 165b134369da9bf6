import { randomInt } from 'node:crypto'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { type Call, openNewsroom } from '#tests/edits/editors.ts'
import { dayOf, take, twoEditors } from '#tests/edits/steps.ts'
import { startSite } from '#tests/site.ts'
import { temporaryFolder } from '#tests/temporary-folder.ts'

const minutes = Number(process.env.EDITS_MINUTES ?? 60)
const password = 'purple otter climbs slowly'
const people = ['first@example.com', 'second@example.com']

const folder = await temporaryFolder()
const settings = { DATA_DIR: join(folder.path, 'data'), ADMIN_EMAIL: people[0] ?? '', ADMIN_PASSWORD: password }
let site = await startSite(settings)
afterAll(async () => {
  await site.kill()
  await folder.remove()
})

const cookies: string[] = []

const call: Call = async (editor, method, path, body, headers = {}) => {
  const answer = await fetch(`${site.url}/api/admin/${path}`, {
    method,
    headers: {
      cookie: cookies[editor] ?? '',
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  return { status: answer.status, body: (await answer.json()) as never }
}

async function signIn(email: string) {
  const answer = await fetch(`${site.url}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })
  return answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
}

/** Without a word, at whatever moment, and in the midst of requests. */
async function killAndStart() {
  await sleep(randomInt(30))
  await site.kill()
  site = await startSite(settings)
}

test(
  `${minutes} minutes of two editors, three windows, a bad line and a server that is killed`,
  async () => {
    cookies.push(await signIn(people[0] ?? ''))
    const colleague = { email: people[1], name: 'Second', role: 'editor', password }
    expect((await call(0, 'POST', 'users', colleague)).status).toBe(201)
    cookies.push(await signIn(people[1] ?? ''))
    const end = Date.now() + minutes * 60_000
    const totals = { days: 0, kills: 0, words: 0, confirmed: 0, refused: 0, saved: 0, discarded: 0 }
    while (Date.now() < end) {
      const seed = randomInt(2 ** 31)
      const [day = []] = fc.sample(dayOf(60, 60), { seed, numRuns: 1 })
      const article = { slug: `day-${totals.days}`, title: `Day ${totals.days}` }
      const { id } = (await call(0, 'POST', 'blog', article)).body as { id?: string }
      const newsroom = openNewsroom(call, id ?? '')
      for (const moment of day) {
        let isKilled = false
        const restart = async () => {
          isKilled = true
        }
        const steps = moment.map((step) => take(newsroom, step, restart).catch(() => {}))
        // The one that restarts says so at once; the others are on their way then.
        if (isKilled) await killAndStart()
        await Promise.all(steps)
        totals.kills += Number(isKilled)
      }
      await newsroom.check(twoEditors)
      expect(newsroom.findings, `seed ${seed}`).toEqual([])
      totals.days += 1
      for (const [name, count] of Object.entries(newsroom.counts)) totals[name as keyof typeof totals] += count
    }
    console.log(
      Object.entries(totals)
        .map(([name, count]) => `${name} ${count}`)
        .join(', '),
    )
    expect(totals.kills).toBeGreaterThan(0)
    // Otherwise it was an hour of restarts.
    expect(totals.words).toBeGreaterThan(10 * totals.days)
    expect(totals.confirmed).toBeGreaterThan(3 * totals.days)
  },
  minutes * 60_000 + 120_000,
)
