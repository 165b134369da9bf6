import { open, rm } from 'node:fs/promises'

/** The folder may be another account's: root must not follow a link planted there. */
export async function replaceFile(path: string, content: string) {
  await rm(path, { force: true })
  const file = await open(path, 'wx')
  try {
    await file.chmod(0o644)
    await file.writeFile(content)
  } finally {
    await file.close()
  }
}
