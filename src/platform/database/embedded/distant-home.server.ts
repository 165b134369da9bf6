import { createHash } from 'node:crypto'
import { chown, mkdir, readdir, readFile, readlink, realpath, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import type { Account } from './account.server.ts'
import { replaceFile } from './replace-file.server.ts'

/** A new home, or one that a killed start left empty, and the link to it. An older database of the same path is left alone. */
export async function makeDistantHome(dataDir: string, fallbackDir: string, account: NonNullable<Account>) {
  const readable = dataDir
    .replaceAll(/[^\w.]+/g, '-')
    .slice(1)
    .slice(-40)
  const name = `${readable}-${createHash('sha256').update(dataDir).digest('hex').slice(0, 12)}`
  for (let number = 1; ; number++) {
    const home = join(fallbackDir, number === 1 ? name : `${name}-${number}`)
    await mkdir(home, { recursive: true, mode: 0o700 })
    if ((await readdir(home)).length > 0) continue
    await chown(home, account.uid, account.gid)
    await symlink(home, join(dataDir, 'postgres'))
    await claimDistantHome(home, dataDir)
    return realpath(home)
  }
}

/** A moved DATA_DIR keeps its database; a copied one must not share it with the original. */
export async function claimDistantHome(home: string, dataDir: string) {
  const record = join(home, 'data-dir')
  const claimed = await readFile(record, 'utf8').catch(() => dataDir)
  const isCopy = claimed !== dataDir && (await realpath(join(claimed, 'postgres')).catch(() => '')) === home
  if (isCopy) {
    const link = join(dataDir, 'postgres')
    throw new Error(`${home} is the database of ${claimed}: remove the link ${link} to begin with an empty one`)
  }
  await replaceFile(record, dataDir)
}

export async function followLink(link: string) {
  return realpath(link).catch(async () => {
    const target = await readlink(link)
    throw new Error(`${target} is gone: bring it back, or remove the link ${link} to begin with an empty database`)
  })
}
