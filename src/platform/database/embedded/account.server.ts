import { spawn } from 'node:child_process'
import { once } from 'node:events'

/** Whom PostgreSQL runs as; undefined means ourselves. */
export type Account = { name: string; uid: number; gid: number } | undefined

type Owner = { uid: number; gid: number }

/** PostgreSQL refuses to run as root: then it runs as whoever owns the data already, else as `postgres`, else as `nobody`. */
export function chooseAccount(uid: number, passwd: string, home?: Owner & { path: string }): Account {
  if (uid !== 0) {
    if (!home || home.uid === uid) return undefined
    throw new Error(`${home.path} belongs to ${nameOf(home.uid, passwd)}: start as root or as that user`)
  }
  if (home && home.uid !== 0) return { name: nameOf(home.uid, passwd), uid: home.uid, gid: home.gid }
  const account = findAccount('postgres', passwd) ?? findAccount('nobody', passwd)
  if (!account)
    throw new Error('PostgreSQL does not run as root, and there is no user postgres or nobody: set DATABASE_URL')
  return account
}

export function findAccount(name: string, passwd: string) {
  const [, , uid, gid] =
    passwd
      .split('\n')
      .find((line) => line.startsWith(`${name}:`))
      ?.split(':') ?? []
  return uid && gid ? { name, uid: Number(uid), gid: Number(gid) } : undefined
}

/** Asked of the system by a process of that account, so that every rule (parents, groups, ACLs, mounts) counts. */
export const canWrite = (account: Account, dir: string) =>
  runScriptAs(account, 'cd "$1" && test -r . && test -w . && test -x .', dir)

/** One file of each folder, and a run, which loads the libraries. */
export const canRun = (account: Account, binaries: string) =>
  runScriptAs(
    account,
    `cd "$1" && test -x bin/initdb && test -r lib/postgresql/plpgsql.so -o -r lib/postgresql/plpgsql.dylib &&
     test -r share/postgresql/postgres.bki && test -r share/postgresql/extension/plpgsql.control &&
     test -r share/postgresql/timezonesets/Default && bin/postgres --version`,
    binaries,
  )

export const spawnAs = (account: Account) => ({
  // Our own folder may be one that the account can't enter.
  cwd: '/',
  // No PGPORT, PGDATA, locale or time zone of the caller's may leak in.
  env: { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' },
  ...(account && { uid: account.uid, gid: account.gid }),
})

export async function runScriptAs(account: Account, script: string, argument: string) {
  const child = spawn('/bin/sh', ['-c', script, 'sh', argument], { ...spawnAs(account), stdio: 'ignore' })
  const [code] = await once(child, 'exit')
  return code === 0
}

const nameOf = (uid: number, passwd: string) =>
  passwd
    .split('\n')
    .find((line) => line.split(':')[2] === String(uid))
    ?.split(':')[0] ?? `user ${uid}`
