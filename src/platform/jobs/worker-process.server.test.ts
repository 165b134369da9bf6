import { expect, test, vi } from 'vitest'
import { createWorkerProcess } from './worker-process.server.ts'

type Task = { say?: string; fail?: string; exit?: number }

const start = () => createWorkerProcess<Task>('src/platform/jobs/worker-process.fixture.ts')

test('nothing runs before the first task; then one process does all tasks in their order', async () => {
  const side = start()
  expect(side.isRunning()).toBe(false)
  const answers = await Promise.all(['one', 'two', 'three'].map((say) => side.run({ say })))
  const [first, second, third] = answers.map(String)
  const pid = first?.match(/^one from (\d+)$/)?.[1]
  expect(pid).not.toBe(String(process.pid))
  expect([second, third]).toEqual([`two from ${pid}`, `three from ${pid}`])
})

test('a task that fails says why, and the next one is done', async () => {
  const side = start()
  await expect(side.run({ fail: 'no such picture' })).rejects.toThrow('no such picture')
  expect(String(await side.run({ say: 'well' }))).toMatch(/^well/)
})

test('a process that breaks fails its task alone; the next task starts another one', async () => {
  const side = start()
  const broken = side.run({ exit: 3 })
  const after = side.run({ say: 'back' })
  await expect(broken).rejects.toThrow('ended in the middle of a task')
  expect(String(await after)).toMatch(/^back/)
})

test('half a minute after a process broke nothing else does', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await expect(start().run({ exit: 3 })).rejects.toThrow('ended in the middle of a task')
  expect(() => vi.advanceTimersByTime(60_000)).not.toThrow()
  vi.useRealTimers()
})

test('a task that comes while the idle process ends is done by another one', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const side = start()
  await side.run({ say: 'first' })
  vi.advanceTimersByTime(30_000)
  expect(String(await side.run({ say: 'next' }))).toMatch(/^next/)
  vi.useRealTimers()
})
