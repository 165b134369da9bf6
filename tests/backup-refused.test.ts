import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { zstdCompressSync } from 'node:zlib'
import { afterAll, describe, expect, test } from 'vitest'
import { fillOnce } from '#db/seed.ts'
import { openBackup } from '#platform/database/backup/format.server.ts'
import { writeBackup } from '#platform/database/backup/write.server.ts'
import { features } from '#src/features.server.ts'
import { type Entry, listEntries, tarOf } from './backup-entries.ts'
import { freshDatabase } from './fresh-database.ts'
import { temporaryFolder } from './temporary-folder.ts'

const { path: folder, remove } = await temporaryFolder()
afterAll(remove)
const file = join(folder, 'site.backup')
const { db, pool } = await freshDatabase()
await fillOnce(db, features, { withSamples: true })
await writeBackup(pool, file, { say: () => {}, leftOut: [] })

describe('refused before anything is touched is', () => {
  const refusal = async (content: Buffer | string) => {
    const path = join(folder, 'refused')
    await writeFile(path, content)
    return openBackup(path).then(
      () => 'taken',
      (error: Error) => error.message.replace(path, 'it'),
    )
  }
  const damaged = 'it is damaged or was cut off: nothing of it is used.'
  const compressed = (entries: Entry[]) => tarOf(entries).then((bytes) => zstdCompressSync(bytes))

  test('a file that was cut off, wherever', async () => {
    const whole = await readFile(file)
    expect(await refusal(whole)).toBe('taken')
    for (const length of [20, 600, whole.length >> 1, whole.length - 600, whole.length - 4, whole.length - 1])
      expect(await refusal(whole.subarray(0, length))).toBe(damaged)
  })

  test('a file with one wrong bit', async () => {
    const whole = await readFile(file)
    for (const part of [0.01, 0.3, 0.5, 0.8, 0.99]) {
      const changed = Buffer.from(whole)
      const place = Math.floor(whole.length * part)
      changed[place] = (changed[place] ?? 0) ^ 1
      expect(await refusal(changed)).toBe(damaged)
    }
  })

  test('a tar in which an entry is missing or another, even if it was packed anew', async () => {
    const entries = await listEntries(file)
    expect(await refusal(await compressed(entries))).toBe('taken')
    expect(await refusal(await compressed(entries.slice(0, -1)))).toBe(damaged)
    expect(await refusal(await compressed(entries.toSpliced(3, 1)))).toBe(damaged)
    const other = entries.map((entry) =>
      entry.name === 'tables/blog_posts.copy'
        ? { ...entry, content: Buffer.concat([entry.content, entry.content]) }
        : entry,
    )
    expect(await refusal(await compressed(other))).toBe(damaged)
  })

  const sha256 = (content: Buffer) => createHash('sha256').update(content).digest('hex')
  /** With checksums that are right: whoever writes such a file can write those as well. */
  async function forged(change: (manifest: Record<string, unknown>) => object, more: Entry[] = []) {
    const entries = await listEntries(file)
    const checksums = JSON.parse(entries.at(-1)?.content.toString() ?? '')
    const content = Buffer.from(JSON.stringify(change(JSON.parse(entries[0]?.content.toString() ?? ''))))
    checksums['manifest.json'].sha256 = sha256(content)
    for (const entry of more) checksums[entry.name] = { sha256: sha256(entry.content), rows: 1 }
    const sums = { name: 'checksums.json', content: Buffer.from(JSON.stringify(checksums)) }
    return compressed([{ name: 'manifest.json', content }, ...entries.slice(1, -1), ...more, sums])
  }

  test('one that somebody has made to do harm', async () => {
    const rows = Buffer.from('x\n')
    expect(await refusal(await forged((manifest) => manifest))).toBe('taken')
    for (const attack of [
      await forged((manifest) => ({ ...manifest, migrations: [], tables: [], sequences: [] })),
      await forged((manifest) => ({ ...manifest, migrations: { length: 0 }, tables: [] })),
      await forged((manifest) => ({ ...manifest, created_at: '\x1b]0;owned\x07' })),
      await forged((manifest) => ({
        ...manifest,
        tables: [{ name: "users\" from program 'id' --", columns: ['id'] }],
      })),
      await forged((manifest) => ({ ...manifest, sequences: [{ name: "x'); --", last_value: '1', is_called: true }] })),
      await forged((manifest) => manifest, [{ name: '../../etc/cron.d/x', content: rows }]),
      await forged((manifest) => manifest, [{ name: 'tables/users.copy', content: rows }]),
    ])
      expect(await refusal(attack)).toBe(damaged)
  })

  test('a small file that unpacks to more than memory holds', async () => {
    const content = Buffer.alloc(8 * 1024 * 1024, '[')
    const bomb = await compressed([{ name: 'manifest.json', content }])
    expect(bomb.length).toBeLessThan(10_000)
    const path = join(folder, 'bomb')
    await writeFile(path, bomb)
    const error = await openBackup(path).catch((error: Error) => error)
    expect(error).toMatchObject({ cause: { message: 'Too large' } })
  })

  test('what is something else, or of another time', async () => {
    expect(await refusal('')).toBe('it is not a backup.')
    expect(await refusal('{ "name": "something else", "version": "1.0.0" }')).toBe('it is not a backup.')
    const [manifest, ...others] = await listEntries(file)
    expect(await refusal(await compressed(others))).toBe('it is not a backup.')
    const content = Buffer.from(manifest?.content.toString().replace('"format": 2', '"format": 3') ?? '')
    const newer = await compressed([{ name: 'manifest.json', content }, ...others])
    expect(await refusal(newer)).toBe('it was made by a newer version of this program.')
    expect(await refusal('SITE BACKUP 1\n(\xb5/\xfd')).toBe(
      'it has the format of an older version: restore it with the version that made it.',
    )
  })
})
