import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { chmod, chown, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { promisify } from 'node:util'
import pg from 'pg'
import { findFreePort } from '#commands/server-process.ts'
import { chooseAccount, spawnAs } from '#platform/database/embedded/account.server.ts'

const run = promisify(execFile)
const account = chooseAccount(process.getuid?.() ?? 0, readFileSync('/etc/passwd', 'utf8'))
const environment = { PATH: '/usr/sbin:/usr/bin:/sbin:/bin', LC_ALL: 'C', TZ: 'UTC' }

/** Of Debian's own packages, because those on npm lack pg_basebackup: `apt-get install postgresql`. */
function findBinaries() {
  const [newest] = globSync('/usr/lib/postgresql/*/bin/pg_basebackup').sort().reverse()
  if (!newest) throw new Error('pg_basebackup is missing: apt-get install postgresql')
  return newest.replace(/\/pg_basebackup$/, '')
}

/** A program that ends with us, once it has said that it is ready. */
async function launch(program: string, args: string[], isReady: RegExp) {
  const child = spawn(program, args, { ...spawnAs(account), env: environment, stdio: ['ignore', 'ignore', 'pipe'] })
  const endWithUs = () => child.kill('SIGKILL')
  process.once('exit', endWithUs)
  const ended = once(child, 'exit').then(() => process.off('exit', endWithUs))
  await new Promise<void>((resolve, reject) => {
    const said: string[] = []
    createInterface(child.stderr).on('line', (line) => {
      said.push(line)
      if (isReady.test(line)) resolve()
    })
    ended.then(() => reject(new Error(`${program} did not start: ${said.join(' / ')}`)))
  })
  const end = (signal: NodeJS.Signals) => {
    child.kill(signal)
    return ended
  }
  return { end, signal: (signal: NodeJS.Signals) => child.kill(signal) }
}

/** A primary and a replica that has everything before a client is told so, as docs/scaling.md sets them up. */
export async function startReplicatedPostgres(folder: string) {
  const binaries = findBinaries()
  const call = (program: string, ...args: string[]) =>
    run(join(binaries, program), args, { ...spawnAs(account), env: environment })
  const home = join(folder, 'servers')
  await mkdir(home)
  await chmod(folder, 0o755)
  if (account) await chown(home, account.uid, account.gid)
  const [first, second] = [join(home, 'first'), join(home, 'second')]
  const ports = { first: await findFreePort(), second: await findFreePort() }
  const serve = (data: string, port: string) =>
    launch(
      join(binaries, 'postgres'),
      ['-D', data, '-p', port, '-c', 'listen_addresses=127.0.0.1', '-c', `unix_socket_directories=${home}`],
      /ready to accept/,
    )
  const ask = async (port: string, statement: string, database = 'postgres') => {
    const client = new pg.Client({ host: '127.0.0.1', port: Number(port), user: 'postgres', database })
    await client.connect()
    return client.query(statement).finally(() => client.end())
  }

  await call('initdb', '-D', first, '-U', 'postgres', '--auth=trust', '-E', 'UTF8', '--locale=C')
  const primary = await serve(first, ports.first)
  await ask(ports.first, 'create role replicator replication login')
  await ask(ports.first, 'create role site login')
  await ask(ports.first, "alter role site set statement_timeout = '20s'")
  await ask(ports.first, "alter role site set lock_timeout = '10s'")
  await ask(ports.first, 'create database site owner site')
  const from = `host=127.0.0.1 port=${ports.first} user=replicator application_name=replica`
  await call('pg_basebackup', '-D', second, '-d', from, '-R', '-C', '-S', 'replica', '--checkpoint=fast')
  const replica = await serve(second, ports.second)
  await ask(ports.first, "alter system set synchronous_standby_names = 'replica'")
  await ask(ports.first, 'select pg_reload_conf()')

  return {
    ports,
    askPrimary: (statement: string) => ask(ports.first, statement, 'site'),
    askReplica: (statement: string) => ask(ports.second, statement, 'site'),
    replica: { host: '127.0.0.1', port: Number(ports.second), user: 'postgres', database: 'site' },
    /** As a power cut would. */
    killPrimary: () => primary.end('SIGKILL'),
    promote: () => call('pg_ctl', 'promote', '-D', second),
    async stop() {
      await primary.end('SIGKILL')
      await replica.end('SIGINT')
    },
  }
}

/** The PgBouncer of deploy/pgbouncer in front of that port, without passwords. */
export async function startPgBouncer(folder: string, port: string) {
  const own = await findFreePort()
  const file = join(folder, 'pgbouncer.ini')
  const write = (port: string) =>
    writeFileSync(
      file,
      readFileSync('deploy/pgbouncer/pgbouncer.ini', 'utf8')
        .replaceAll('host=10.0.0.21 port=5432', `host=127.0.0.1 port=${port} user=site`)
        .replace('listen_port = 6432', `listen_port = ${own}`)
        .replace('auth_type = scram-sha-256', 'auth_type = any')
        .replace(/^auth_file.*$/m, ''),
    )
  write(port)
  const bouncer = await launch('/usr/sbin/pgbouncer', [file], /process up/)
  const urlOf = (database: string) => `postgres://site@127.0.0.1:${own}/${database}`
  return {
    settings: { DATABASE_URL: urlOf('site'), DATABASE_DIRECT_URL: urlOf('site_direct') },
    /** Points it to another server. */
    turnTo(port: string) {
      write(port)
      bouncer.signal('SIGHUP')
    },
    stop: () => bouncer.end('SIGINT'),
  }
}
