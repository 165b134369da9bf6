import { describe, expect, test } from 'vitest'
import { chooseAccount } from './account.server.ts'

const nobody = 'nobody:x:65534:65534::/nonexistent:/usr/sbin/nologin'
const passwd = `root:x:0:0::/root:/bin/bash\n${nobody}\npostgres:x:101:104::/var/lib/postgresql:/bin/bash\n`
const path = '/srv/data/postgres'

describe('PostgreSQL runs', () => {
  test('as the ordinary user who starts it', () => {
    expect(chooseAccount(1000, passwd)).toBeUndefined()
    expect(chooseAccount(1000, passwd, { uid: 1000, gid: 1000, path })).toBeUndefined()
  })

  test('for root as user postgres, or as nobody where there is none', () => {
    expect(chooseAccount(0, passwd)).toEqual({ name: 'postgres', uid: 101, gid: 104 })
    expect(chooseAccount(0, nobody)).toEqual({ name: 'nobody', uid: 65534, gid: 65534 })
    expect(() => chooseAccount(0, 'root:x:0:0::/root:/bin/bash')).toThrow('set DATABASE_URL')
  })

  test('for root as the user who owns the database already, unless that is root', () => {
    expect(chooseAccount(0, passwd, { uid: 1000, gid: 1001, path })).toMatchObject({ uid: 1000, gid: 1001 })
    expect(chooseAccount(0, passwd, { uid: 0, gid: 0, path })).toMatchObject({ uid: 101 })
  })

  test("not for an ordinary user on another's database", () => {
    const start = () => chooseAccount(1000, passwd, { uid: 101, gid: 104, path })
    expect(start).toThrow('/srv/data/postgres belongs to postgres: start as root or as that user')
  })
})
