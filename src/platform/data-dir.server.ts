import { mkdir, stat } from 'node:fs/promises'
import { dirname } from 'node:path'

/** Makes the folder that holds all data, unless it is there. */
export async function makeDataDir(path: string): Promise<void> {
  try {
    await makeFolder(path)
  } catch (error) {
    throw new Error(`DATA_DIR: ${(error as Error).message}`, { cause: error })
  }
}

/** Step by step: Node's own recursion never ends where no folder can be made, as in /proc. */
async function makeFolder(path: string): Promise<void> {
  if (await isFolder(path)) return
  if (dirname(path) !== path) await makeFolder(dirname(path))
  await mkdir(path).catch(async (error) => {
    // Another process may have been quicker.
    if (!(await isFolder(path))) throw error
  })
}

const isFolder = (path: string) =>
  stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  )
