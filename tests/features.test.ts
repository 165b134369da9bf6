import { globSync, readFileSync } from 'node:fs'
import { getTableName } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { joins } from '#commands/prove-features.ts'
import { seed } from '#db/seed.ts'
import type { Database } from '#platform/database/database.server.ts'
import { inRolledBackTransaction } from '#platform/database/rolled-back-transaction.server.ts'
import { announceChanges, keepUpdatedAt } from '#platform/database/triggers.server.ts'
import type { Feature } from '#resources/feature.server.ts'
import { createAdminApi } from '#src/admin-api.ts'
import { createApi } from '#src/api.ts'
import { features } from '#src/features.server.ts'
import type { Pages } from '#src/pages.ts'
import { resolveImport } from './architecture/layers.ts'
import { readModule } from './architecture/modules.ts'
import { testPlatform } from './fresh-database.ts'

const platform = await testPlatform()

const tablesOf = (list: Feature[]) => list.flatMap(({ tables = [] }) => tables)

const listsOrJoins = ['src/features.server.ts', 'src/admin/features.ts', ...joins]

const importers = globSync('src/**/*.{ts,tsx}')
  .filter((path) => !/\.(test|fixture)\./.test(path))
  .flatMap((from) =>
    readModule(from, readFileSync(from, 'utf8')).imports.flatMap(({ specifier }) => {
      const target = resolveImport(from, specifier)
      return target ? { from, target } : []
    }),
  )

const lists = importers.filter(
  ({ from, target }) => from === 'src/features.server.ts' && /^src\/(?!resources).*\/feature\.server\.ts$/.test(target),
)

const declared = await Promise.all(
  lists.map(async ({ target }): Promise<[name: string, feature: Feature, folder: string]> => {
    const module: Record<string, Feature> = await import(/* @vite-ignore */ `../${target}`)
    const feature = features.find((listed) => Object.values(module).includes(listed))
    if (!feature) throw new Error(`${target} is imported, but not listed`)
    return [feature.name, feature, target.replace(/[^/]+$/, '')]
  }),
)

describe.each(declared)('without %s', (_name, feature) => {
  const others = features.filter((other) => other !== feature)

  test('every call of the others is there, and none of its own', () => {
    const listCalls = (list: Feature[]) => [
      ...createApi(platform, list).routes,
      ...createAdminApi(platform, { pages: {} as Pages, features: list }).routes,
    ]
    const own = listCalls([feature]).filter(({ path }) => !listCalls([]).some((call) => call.path === path))
    const rest = new Set(listCalls(others).map(({ method, path }) => `${method} ${path}`))
    const all = new Set(listCalls(features).map(({ method, path }) => `${method} ${path}`))
    const gone = new Set(own.map(({ method, path }) => `${method} ${path}`))
    expect([...all].filter((call) => !gone.has(call)).sort()).toEqual([...rest].sort())
  })

  test('the database is prepared and filled', () =>
    inRolledBackTransaction(platform.db, async (tx) => {
      const db = tx as unknown as Database
      await announceChanges(db, tablesOf(others).map(getTableName))
      await keepUpdatedAt(db)
      await seed(db, others)
      if (feature.seed)
        for (const table of tablesOf([feature])) expect(await db.$count(table), getTableName(table)).toBe(0)
    }))
})

// Records are there to be shared.
const ownOnly = declared.filter(([, , folder]) => !folder.startsWith('src/records/'))

test.each(ownOnly)('nothing misses %s, but where features are listed and joined', (_name, _feature, folder) => {
  const users = importers.filter(({ target, from }) => target.startsWith(folder) && !from.startsWith(folder))
  expect(users.filter(({ from }) => !listsOrJoins.some((place) => from.startsWith(place)))).toEqual([])
})

test('every declaration is listed', () => {
  const paths = globSync('src/*/**/feature.server.ts').filter((path) => !path.startsWith('src/resources/'))
  expect(paths.length).toBeGreaterThan(15)
  expect(declared.map(([, , folder]) => `${folder}feature.server.ts`).sort()).toEqual(paths.sort())
})

describe('what tells of people', () => {
  // Accounts are colleagues', and what is published about people is meant to be read.
  const others =
    /^(users$|sessions$|credentials$|verifications$|two_factors$|audit_entries$|rate_limits$|consultants|testimonials|blog_posts|use_cases|events|files$|file_)/

  test('is declared as personal data, whichever table holds an address or a name', async () => {
    const { rows } = await platform.pool.query<{ name: string }>(`
      select distinct table_name as name from information_schema.columns
      where table_schema = 'public' and column_name ~ '(^|_)(e?mail|first_name|last_name|name|phone|to_address)(_address)?$'
      order by 1`)
    const known = features.flatMap(({ personalData = [] }) =>
      personalData.flatMap(({ tables }) => tables.map(getTableName)),
    )
    const holding = rows.map(({ name }) => name).filter((name) => !others.test(name))
    expect(holding).toContain('inquiries')
    expect(holding.filter((name) => !known.includes(name) && !named.includes(name))).toEqual([])
  })

  // Tables whose rows have names that are nobody's.
  const named = ['brand_references', 'consultant_tags', 'feature_flags', 'generated_secrets']

  test('can be erased wherever it can be found', () => {
    for (const { personalData = [] } of features)
      for (const { name, export: read, erase, eraseOutdated } of personalData) {
        if (read && name !== 'erasures') expect(erase, name).toBeDefined()
        expect(Boolean(read ?? eraseOutdated), name).toBe(true)
      }
  })
})
