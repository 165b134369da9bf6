import { getTableColumns, getTableName } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { usersResource } from '#admin/users/queries.server.ts'
import { openAdmin } from '#tests/admin.ts'
import { tables } from '#tests/sound-rows.ts'
import { features } from './features.server.ts'

const { call, admin, editor, platform } = await openAdmin()
const resources = [...features.flatMap((feature) => feature.resources ?? []), usersResource]

/** A row in which every column that takes a text and is not needed otherwise holds a word of its own. */
async function addMarkedRow(table: string, texts: string[]) {
  const { sound = {} } = tables[table] ?? {}
  const marks = Object.fromEntries(texts.filter((name) => !(name in sound)).map((name) => [name, markOf(name)]))
  const secrets = Object.fromEntries(
    Object.keys(sound)
      .filter(isSecret)
      .map((name) => [name, markOf(name)]),
  )
  const row = { ...sound, ...marks, ...secrets }
  const places = Object.keys(row).map((_, index) => `$${index + 1}`)
  await platform.pool.query(`insert into ${table} (${Object.keys(row)}) values (${places})`, Object.values(row))
}

const markOf = (column: string) => `mark-of-${column.replaceAll('_', '-')}`
const isSecret = (column: string) => /token|secret|password|hash|idempotency|^html$/.test(column)

describe.each(resources.map((resource) => [resource.name, resource] as const))('%s', async (name, { table, roles }) => {
  const columns = Object.values(getTableColumns(table))
  const names = columns.map((column) => column.name)
  const texts = columns.filter((column) => column.getSQLType() === 'text' && column.name !== 'id')
  const readers = Object.entries({ admin, editor }).filter(
    ([role]) => role === 'admin' || (roles?.read !== 'admin' && name !== 'users'),
  )
  await addMarkedRow(
    getTableName(table),
    texts.map((column) => column.name),
  )
  const [row] = (await call(name, { headers: admin })).body.items
  const hidden = names.filter((column) => !Object.hasOwn(row, column))

  describe.each(readers)('to an %s', (_role, headers) => {
    test.each(names)('is sorted by %s only if the list shows it', async (column) => {
      const answer = await call(`${name}?sort=${column}`, { headers })
      expect(answer.status).toBe(hidden.includes(column) ? 422 : 200)
      expect(answer.body.items?.every((item: object) => Object.hasOwn(item, column)) ?? true).toBe(true)
    })

    test('is neither searched nor narrowed by what it hides, and answers none of it', async () => {
      const { body } = await call(name, { headers })
      const one = await call(`${name}/${row.id}`, { headers })
      for (const column of hidden) {
        expect(JSON.stringify([body, one.body])).not.toContain(markOf(column))
        expect((await call(`${name}?q=${markOf(column)}`, { headers })).body.total).toBe(0)
        expect((await call(`${name}?${column}=nothing-like-it`, { headers })).body.total).toBe(body.total)
      }
    })
  })

  test('hides every column that opens something', () => {
    expect(names.filter(isSecret)).toEqual(hidden.filter(isSecret))
  })
})
