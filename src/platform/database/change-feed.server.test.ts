import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { createLog } from '#platform/log.server.ts'
import { freshDatabase } from '#tests/fresh-database.ts'
import { type Change, listenForChanges } from './change-feed.server.ts'

const { pool, connection } = await freshDatabase()
const changes = await listenForChanges(connection, createLog('silent'))
afterAll(() => changes.stop())

const heard: Change[] = []
changes.subscribe((change) => heard.push(change))
beforeEach(async () => {
  await pool.query('delete from page_content')
  await pool.query('delete from feature_flags')
  await everythingHeard()
  heard.length = 0
})

/** Announcements arrive in the order of their commits: once this one is here, all earlier ones are. */
async function everythingHeard() {
  const mark = { table: 'mark', key: String(performance.now()) }
  await pool.query("select pg_notify('changes', $1)", [JSON.stringify(mark)])
  await vi.waitFor(() => expect(heard).toContainEqual(mark), { timeout: 60_000 })
  return heard.filter(({ table }) => table !== 'mark')
}

const addText = (page: string, section: string) =>
  pool.query("insert into page_content (page_key, section_key, content) values ($1, $2, 'x')", [page, section])

test('a new, changed or deleted text is announced with its page', async () => {
  await addText('home', 'title')
  await pool.query("update page_content set content = 'y'")
  await pool.query('delete from page_content')
  expect(await everythingHeard()).toEqual(Array(3).fill({ table: 'page_content', key: 'home' }))
})

test('a text that moves to another page is announced for both', async () => {
  await addText('home', 'title')
  await everythingHeard()
  heard.length = 0
  await pool.query("update page_content set page_key = 'contact'")
  expect(await everythingHeard()).toEqual([
    { table: 'page_content', key: 'contact' },
    { table: 'page_content', key: 'home' },
  ])
})

test('other rows are announced by their table', async () => {
  await pool.query("insert into feature_flags (feature_name) values ('scan')")
  expect(await everythingHeard()).toEqual([{ table: 'feature_flags', key: null }])
})

test('a table that is emptied at once is announced', async () => {
  await pool.query('truncate page_content')
  expect(await everythingHeard()).toEqual([{ table: 'page_content', key: null }])
})

test('what is taken back is never announced', async () => {
  const client = await pool.connect()
  await client.query('begin')
  await client.query("insert into feature_flags (feature_name) values ('scan')")
  await client.query('rollback')
  client.release()
  expect(await everythingHeard()).toEqual([])
})

test('whoever has stopped listening hears nothing more', async () => {
  const listener = vi.fn()
  changes.subscribe(listener)()
  await addText('home', 'title')
  expect(await everythingHeard()).toHaveLength(1)
  expect(listener).not.toHaveBeenCalled()
})

test('after a lost connection everyone is told that anything may have changed, and hears on', async () => {
  await pool.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'tandem' and datname = current_database()",
  )
  await vi.waitFor(() => expect(heard).toContainEqual({ table: null, key: null }), { timeout: 60_000 })
  heard.length = 0
  await addText('home', 'title')
  expect(await everythingHeard()).toEqual([{ table: 'page_content', key: 'home' }])
})
