import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, expect, test, vi } from 'vitest'
import { isLong } from '#tests/proof-size.ts'
import { apiKey } from '#tests/site.ts'
import { kill, launchNpmStart, type Tree } from './process-tree.ts'
import { openSlowRequest } from './slow-request.ts'

const trees: Tree[] = []
afterEach(async () => {
  for (const tree of trees.splice(0)) await tree.remove()
})

async function start(before?: string[]) {
  const tree = await launchNpmStart({ settings: { PUBLIC_API_KEY: apiKey }, ...(before && { before }) })
  trees.push(tree)
  return tree
}

/** Nothing runs any more, and PostgreSQL has ended in order: else it would have left its mark. */
async function expectEnded(tree: Tree) {
  await vi.waitFor(() => expect(tree.list()).toEqual([]), { timeout: 20_000, interval: 50 })
  expect(existsSync(join(tree.dataDir, 'postgres/data/postmaster.pid'))).toBe(false)
}

const ways: Record<string, (tree: Tree) => void> = {
  'npm alone': ({ pid }) => kill(pid, 'SIGTERM'),
  'the process group': ({ pid }) => kill(-pid, 'SIGTERM'),
  'the process group, by Ctrl+C': ({ pid }) => kill(-pid, 'SIGINT'),
  'the site alone': (tree) => kill(tree.site().pid, 'SIGTERM'),
  'npm, which is killed': ({ pid }) => kill(pid, 'SIGKILL'),
}

// Each start takes seconds: the whole matrix is for the long proof.
const tried = Object.entries(ways).filter(([name]) => isLong || name === 'npm alone')

test.each(tried)('a signal to %s: the request under way is answered, then all ends', async (_, signal) => {
  const tree = await start()
  const url = await tree.url
  const requests = await Promise.all(Array.from({ length: 5 }, () => openSlowRequest(url, apiKey)))
  signal(tree)
  await sleep(1_500)
  expect(await Promise.all(requests.map(({ finish }) => finish()))).toEqual(Array(5).fill('HTTP/1.1 200 OK'))
  await expectEnded(tree)
})

if (isLong) {
  test('a signal to every process, PostgreSQL included: what is under way is answered or refused, then all ends', async () => {
    const tree = await start()
    const url = await tree.url
    const requests = await Promise.all(Array.from({ length: 5 }, () => openSlowRequest(url, apiKey)))
    for (const { pid } of tree.list()) kill(pid, 'SIGTERM')
    await sleep(1_500)
    for (const { finish } of requests) expect(await finish()).toMatch(/^HTTP\/1.1 (200|503) /)
    await expectEnded(tree)
  })

  test('asked twice it ends once, in order', async () => {
    const tree = await start()
    const request = await openSlowRequest(await tree.url, apiKey)
    for (let times = 0; times < 2; times++) {
      kill(-tree.pid, 'SIGTERM')
      await sleep(500)
    }
    expect(await request.finish()).toBe('HTTP/1.1 200 OK')
    await expectEnded(tree)
  })

  // Making such a container takes root.
  test('as process 1 of a container', async () => {
    const tree = await start(['unshare', '--pid', '--fork', '--mount-proc', '--kill-child'])
    const request = await openSlowRequest(await tree.url, apiKey)
    const npm = tree.list().find(({ parent }) => parent === tree.pid)
    if (!npm) throw new Error('npm does not run')
    kill(npm.pid, 'SIGTERM')
    await sleep(1_500)
    expect(await request.finish()).toBe('HTTP/1.1 200 OK')
    expect(await tree.ended).toBe(0)
    await expectEnded(tree)
  })

  // From npm's first breath over making the database to the first request.
  test.each([300, 1_000, 2_000, 3_000, 4_000, 5_000, 7_000])('%d ms after the start', async (ms) => {
    const tree = await start()
    await sleep(ms)
    kill(tree.pid, 'SIGTERM')
    await tree.ended
    await expectEnded(tree)
  })
}
