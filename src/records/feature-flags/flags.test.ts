import { beforeEach, expect, test, vi } from 'vitest'
import { testPlatform } from '#tests/fresh-database.ts'
import { featureFlagsApi } from './api.server.ts'
import { isEnabled } from './client.ts'
import type { FeatureFlag } from './queries.server.ts'
import { featureFlags } from './tables.server.ts'

const platform = await testPlatform()
const { db } = platform
const api = featureFlagsApi(platform)
const read = async () => (await (await api.request('/feature-flags')).json()) as FeatureFlag[]

beforeEach(async () => {
  await db.delete(featureFlags)
  await db.insert(featureFlags).values([
    { feature_name: 'scan', is_enabled: true, env: 'prod' },
    { feature_name: 'draft', is_enabled: true, env: 'dev' },
    { feature_name: 'another', is_enabled: false, env: 'prod' },
  ])
})

async function readSoon(expected: [string, boolean][]) {
  const isRead = async () => {
    const flags = await read()
    expect(flags.map((flag) => [flag.feature_name, flag.is_enabled])).toEqual(expected)
    return flags
  }
  return vi.waitFor(isRead, { timeout: 60_000 })
}

test('only the flags of the live site are read, and never the name of their environment', async () => {
  const flags = await readSoon([
    ['another', false],
    ['scan', true],
  ])
  expect(Object.keys(flags[0] ?? {}).toSorted()).toEqual(
    ['created_at', 'description', 'feature_name', 'id', 'is_enabled', 'updated_at'].toSorted(),
  )
})

test('a flag that is switched off is off at the next read', async () => {
  await readSoon([
    ['another', false],
    ['scan', true],
  ])
  await db.update(featureFlags).set({ is_enabled: false })
  await readSoon([
    ['another', false],
    ['scan', false],
  ])
})

test.each([
  ['on', [{ feature_name: 'scan', is_enabled: true }], true],
  ['off', [{ feature_name: 'scan', is_enabled: false }], false],
  ['another one', [{ feature_name: 'scanner', is_enabled: true }], false],
  ['on as a text', [{ feature_name: 'scan', is_enabled: 'true' }], false],
  ['on as a number', [{ feature_name: 'scan', is_enabled: 1 }], false],
  ['unknown', [], false],
  ['not loaded', undefined, false],
])('a part whose flag is %s is shown: %j → %s', (_what, flags, isShown) => {
  expect(isEnabled(flags as FeatureFlag[] | undefined, 'scan')).toBe(isShown)
})
