import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { appendFile, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer, text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { seed } from '#db/seed.ts'
import { openBackup } from '#platform/database/backup/format.server.ts'
import { writeBackup } from '#platform/database/backup/write.server.ts'
import { features } from '#src/features.server.ts'
import { freshDatabase } from './fresh-database.ts'
import { urlOf } from './postgres.ts'

const { db, pool, connection } = await freshDatabase()
const elsewhere = await freshDatabase({ migrated: false })
const folder = await mkdtemp(join(tmpdir(), 'backup-rows-'))
afterAll(() => rm(folder, { recursive: true }))
const file = join(folder, 'site.backup')
const count = async (where = 'true') =>
  (await pool.query(`select count(*)::int from blog_posts where ${where}`)).rows[0].count

beforeAll(async () => {
  await seed(db, features)
  await writeBackup(pool, file, { say: () => {}, leftOut: [] })
})

async function run(
  command: string,
  words: string[],
  { DATABASE_URL = urlOf(connection), input = Buffer.alloc(0) } = {},
) {
  const { PATH } = process.env
  const child = spawn(process.execPath, [`commands/${command}.ts`, ...words], { env: { PATH, DATABASE_URL } })
  child.stdin.on('error', () => {}).end(input)
  const [[code], output, said] = await Promise.all([once(child, 'close'), buffer(child.stdout), text(child.stderr)])
  return { code, output, said }
}

test('of one table the missing rows come back, and what has changed since stays', async () => {
  const all = await count()
  await pool.query('delete from blog_posts where slug in (select slug from blog_posts order by slug limit 3)')
  await pool.query("update blog_posts set title = 'Changed since' where slug = (select max(slug) from blog_posts)")
  const { code, output } = await run('restore', [file, '--table', 'blog_posts'])
  expect([code, output.toString()]).toEqual([0, `blog_posts: 3 of ${all} rows were missing, 3 of them are back\n`])
  expect([await count(), await count("title = 'Changed since'")]).toEqual([all, 1])
})

test('a row whose place is taken is left out, and told', async () => {
  await pool.query('update blog_posts set id = gen_random_uuid() where slug = (select min(slug) from blog_posts)')
  const { output, said } = await run('restore', [file, '--table', 'blog_posts'])
  expect(output.toString()).toContain('1 of')
  expect(output.toString()).toContain('0 of them are back')
  expect(said).toContain('something else stands in their place')
})

test('a table that does not exist is refused with those that do', async () => {
  const { code, said } = await run('restore', [file, '--table', 'posts'])
  expect(code).toBe(1)
  expect(said).toContain('There is no table posts. Tables: ')
  expect(said).toContain('blog_posts')
})

test('an older program than the one that has used the database is told so', async () => {
  await pool.query("insert into drizzle.__drizzle_migrations (hash, created_at) values ('newer', 4102444800000)")
  const { code, said } = await run('restore', [file, '--table', 'blog_posts'])
  await pool.query("delete from drizzle.__drizzle_migrations where hash = 'newer'")
  expect([code, said]).toEqual([1, expect.stringContaining('used by a newer version of this program')])
})

test('a backup goes through a pipe, with npm announcing itself in front or not', async () => {
  const made = await run('backup', ['-'])
  expect([made.code, made.said]).toEqual([0, expect.stringContaining('Standard output: ')])
  const announced = Buffer.concat([
    Buffer.from('\n> tandem@0.1.0 backup\n> node commands/run.mjs backup -\n\n'),
    made.output,
  ])
  const restored = await run('restore', ['-'], { DATABASE_URL: urlOf(elsewhere.connection), input: announced })
  expect([restored.code, restored.output.toString()]).toEqual([0, expect.stringContaining('Restored')])
  const { rows } = await elsewhere.pool.query('select count(*)::int from blog_posts')
  expect(rows[0].count).toBe(await count())
})

test('one that was cut off in the pipe is refused, and so is anything else', async () => {
  const { output } = await run('backup', ['-'])
  const cut = await run('restore', ['-', '--overwrite'], { input: output.subarray(0, -20) })
  expect([cut.code, cut.said]).toEqual([1, expect.stringContaining(': Standard input is damaged or was cut off')])
  await writeFile(join(folder, 'notes'), '> not a backup\n')
  await appendFile(join(folder, 'notes'), output.subarray(5))
  await expect(openBackup(join(folder, 'notes'))).rejects.toThrow('is not a backup')
})
