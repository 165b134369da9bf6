import { readMigrationFiles } from 'drizzle-orm/migrator'
import { expect, test } from 'vitest'
import { formerHashes } from '#platform/database/backup/restore.server.ts'

/** How each migration begins in the backups that are kept somewhere. One is added when a version is given to others. */
const released = `
  b20fa4d41a3c
  5a695af82939 5d49e3f573d3 fdc5e3e98dd1 05d5dfc01310 8d8d2059e1b9 63a5091ee6af 60b7f1ebc3f4 a892fad2d677
  88ba6db8f33c 6fa66129e372 a4eeac2d29ab de09e7680e51 15dc855ee337 823fff6dd4b4 e53853f343d4 dbf6453f8452
  686882e95761 63a5fd283de1 b818f7a43658 f6874c925233 42bc841cfd36 ff448433a50e 690d14d03465 b31cb672b9ab
  c40b1e0351bb`

test('every form of a migration that a backup may hold is known, so that it can be restored', () => {
  const files = readMigrationFiles({ migrationsFolder: 'db/migrations' })
  const known = files.flatMap(({ hash }) => [hash, formerHashes[hash] ?? hash]).map((hash) => hash.slice(0, 12))
  expect(released.split(/\s+/).filter((hash) => hash && !known.includes(hash))).toEqual([])
})
