import { expect, test, vi } from 'vitest'
import { toggleFlag } from './toggle-flag.ts'

const flag = { id: '1', feature_name: 'new_thing', is_enabled: false, updated_at: '2026-12-08T10:00:00.000Z' }

test('a toggle sets the other state and reads the flags again', async () => {
  const steps: unknown[] = []
  await toggleFlag(flag, {
    save: async ({ id }, is_enabled) => steps.push([id, is_enabled]),
    reread: async () => steps.push('read again'),
  })
  expect(steps).toEqual([['1', true], 'read again'])
})

test('what fails is logged and thrown again', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const failure = new Error('Failed to update feature flag')
  const reread = vi.fn()
  await expect(toggleFlag(flag, { save: () => Promise.reject(failure), reread })).rejects.toBe(failure)
  expect(log).toHaveBeenCalledExactlyOnceWith('Error toggling feature flag', failure)
  expect(reread).not.toHaveBeenCalled()
})
