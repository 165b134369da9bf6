import { chmod, mkdtemp, rm } from 'node:fs/promises'

/** Not in os.tmpdir(): PostgreSQL may run as another user, who can always enter this folder. */
export async function temporaryFolder() {
  const path = await mkdtemp('/tmp/tandem-test-')
  await chmod(path, 0o755)
  return { path, remove: () => rm(path, { recursive: true, force: true }) }
}
