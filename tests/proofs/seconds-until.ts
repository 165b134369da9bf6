import { expect, vi } from 'vitest'

export async function secondsUntil(condition: () => boolean | Promise<boolean>) {
  const started = performance.now()
  await vi.waitFor(async () => expect(await condition()).toBe(true), { timeout: 120_000, interval: 50 })
  return (performance.now() - started) / 1000
}
