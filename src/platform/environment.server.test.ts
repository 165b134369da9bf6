import { describe, expect, test } from 'vitest'
import { type Environment, readEnvironment } from './environment.server.ts'

const defaults = {
  NODE_ENV: 'production',
  LOG_LEVEL: 'info',
  PORT: 3000,
  HOST: '0.0.0.0',
  DATA_DIR: './data',
  TRUST_PROXY: 0,
  SAMPLE_CONTENT: 'on',
  BACKUP_SCHEDULE: '30 2 * * *',
  BACKUP_KEEP: 7,
  CURRENCY: 'EUR',
  WEBHOOK_LOCAL_TARGETS: 'off',
  CHECK_OUTSIDE_LINKS: 'off',
  NPM_CONFIG_REGISTRY: 'https://registry.npmjs.org/',
  HSTS_PRELOAD: 'off',
  OTEL_SERVICE_NAME: 'tandem',
}

const secret = 'x'.repeat(32)

const variables: { name: keyof Environment; good: [string, unknown][]; bad: [string, string][] }[] = [
  { name: 'NODE_ENV', good: [['development', 'development']], bad: [['staging', 'Invalid option']] },
  {
    name: 'LOG_LEVEL',
    good: [
      ['debug', 'debug'],
      ['silent', 'silent'],
    ],
    bad: [['loud', 'Invalid option']],
  },
  {
    name: 'PORT',
    good: [
      ['0', 0],
      ['65535', 65535],
    ],
    bad: [
      ['65536', 'must be between 0 and 65535'],
      ['-1', 'must be a whole number'],
      ['80a', 'must be a whole number'],
      ['3e3', 'must be a whole number'],
    ],
  },
  { name: 'HOST', good: [['::1', '::1']], bad: [] },
  {
    name: 'PUBLIC_URL',
    good: [
      ['https://www.example.com', 'https://www.example.com'],
      ['https://www.example.com/', 'https://www.example.com'],
      ['http://localhost:3000', 'http://localhost:3000'],
    ],
    bad: [
      ['www.example.com', 'must be an address such as https://www.example.com'],
      ['ftp://example.com', 'must be an address'],
      ['https://example.com/site', 'must have no path'],
      ['https://example.com/?a=1', 'must have no path'],
      ['https://me@example.com', 'must have no path'],
    ],
  },
  { name: 'BACKUP_DIR', good: [['/var/backups/tandem', '/var/backups/tandem']], bad: [] },
  {
    name: 'BACKUP_SCHEDULE',
    good: [['0 */6 * * *', '0 */6 * * *']],
    bad: [
      ['daily', 'must be a cron expression such as "30 2 * * *"'],
      ['61 * * * *', 'must be a cron expression'],
      ['0 0 2 * * *', 'must be a cron expression'],
    ],
  },
  { name: 'BACKUP_KEEP', good: [['30', 30]], bad: [['0', 'must be between 1 and 1000']] },
  {
    name: 'NPM_CONFIG_REGISTRY',
    good: [['https://npm.example.com/', 'https://npm.example.com/']],
    bad: [['npm.example.com', 'must be an address such as https://registry.npmjs.org/']],
  },
  { name: 'DATA_DIR', good: [['/var/lib/tandem', '/var/lib/tandem']], bad: [] },
  {
    name: 'DATABASE_URL',
    good: [
      ['postgres://u:p@db/app', 'postgres://u:p@db/app'],
      ['postgresql://db:5432/app', 'postgresql://db:5432/app'],
    ],
    bad: [
      ['mysql://db/app', 'must be an address such as postgres://'],
      ['db', 'must be an address such as postgres://'],
    ],
  },
  {
    name: 'DATABASE_DIRECT_URL',
    good: [['postgres://u:p@db/app', 'postgres://u:p@db/app']],
    bad: [['db', 'must be an address such as postgres://']],
  },
  {
    name: 'DATABASE_REPLICA_URL',
    good: [['postgres://u:p@copy/app', 'postgres://u:p@copy/app']],
    bad: [['copy', 'must be an address such as postgres://']],
  },
  {
    name: 'SMTP_URL',
    good: [
      ['smtp://mail:587', 'smtp://mail:587'],
      ['smtps://u:p@mail', 'smtps://u:p@mail'],
    ],
    bad: [['https://mail', 'must be an address such as smtp://']],
  },
  {
    name: 'MAIL_FROM',
    good: [
      ['a@example.com', 'a@example.com'],
      ['Tandem <a@example.com>', 'Tandem <a@example.com>'],
    ],
    bad: [['nobody', 'must be an e-mail address']],
  },
  { name: 'CONTACT_TO', good: [['a@example.com', 'a@example.com']], bad: [['nobody', 'must be an e-mail address']] },
  { name: 'ADMIN_EMAIL', good: [['a@example.com', 'a@example.com']], bad: [['a@', 'must be an e-mail address']] },
  {
    name: 'ADMIN_PASSWORD',
    good: [['twelve chars', 'twelve chars']],
    bad: [['short', 'must have at least 12 characters']],
  },
  { name: 'AUTH_SECRET', good: [[secret, secret]], bad: [['short', 'must have at least 32 characters']] },
  {
    name: 'PUBLIC_API_KEY',
    good: [
      ['0123456789abcdef', '0123456789abcdef'],
      ['anon', 'anon'],
    ],
    bad: [
      ['kulcs a laphoz', 'must have letters, digits and signs alone, without spaces'],
      ['nyilvános-kulcs-1', 'must have letters, digits and signs alone, without spaces'],
    ],
  },
  {
    name: 'TRUST_PROXY',
    good: [
      ['1', 1],
      ['20', 20],
    ],
    bad: [
      ['yes', 'must be a whole number'],
      ['21', 'must be between 0 and 20'],
    ],
  },
  { name: 'METRICS_TOKEN', good: [[secret, secret]], bad: [['short', 'must have at least 16 characters']] },
  {
    name: 'OTEL_EXPORTER_OTLP_ENDPOINT',
    good: [['http://localhost:4318', 'http://localhost:4318']],
    bad: [['localhost:4318', 'must be an address such as http://localhost:4318']],
  },
  { name: 'OTEL_SERVICE_NAME', good: [['site', 'site']], bad: [] },
  { name: 'SAMPLE_CONTENT', good: [['off', 'off']], bad: [['no', 'Invalid option']] },
  { name: 'CURRENCY', good: [['CHF', 'CHF']], bad: [['euro', 'must be a currency such as EUR']] },
  { name: 'CHECK_OUTSIDE_LINKS', good: [['on', 'on']], bad: [['yes', 'Invalid option']] },
  { name: 'WEBHOOK_LOCAL_TARGETS', good: [['on', 'on']], bad: [['yes', 'Invalid option']] },
  { name: 'HSTS_PRELOAD', good: [['on', 'on']], bad: [['yes', 'Invalid option']] },
]

test('every variable is optional and has its documented default', () => {
  expect(readEnvironment({})).toEqual(defaults)
})

test('an empty variable counts as not set', () => {
  const empty = Object.fromEntries(variables.map(({ name }) => [name, '']))
  expect(readEnvironment(empty)).toEqual(defaults)
})

test('variables of other programs are left alone', () => {
  expect(readEnvironment({ HOME: '/root', PATH: '/bin' })).toEqual(defaults)
})

// What others can't be without.
const together = { PUBLIC_URL: 'https://www.example.com', DATABASE_URL: 'postgres://db/app' }

describe.each(variables)('$name', ({ name, good, bad }) => {
  test.each(good)('takes %s', (value, read) => {
    expect(readEnvironment({ ...together, [name]: value })[name]).toEqual(read)
  })

  for (const [value, complaint] of bad) {
    test(`refuses ${value} and says which variable is wrong`, () => {
      const read = () => readEnvironment({ [name]: value })
      expect(read).toThrow(Error)
      expect(read).toThrow(`${name} ${complaint}`)
    })
  }
})

test('who sends mails says where their links lead to', () => {
  const complaint = 'PUBLIC_URL must be set together with SMTP_URL: the links in mails begin with it'
  expect(() => readEnvironment({ SMTP_URL: 'smtp://mail:587' })).toThrow(complaint)
  expect(() => readEnvironment({ SMTP_URL: 'smtp://mail:587', PORT: 'x' })).toThrow(
    `PORT must be a whole number; ${complaint}`,
  )
})

test('a direct way to PostgreSQL is the second one', () => {
  expect(() => readEnvironment({ DATABASE_DIRECT_URL: 'postgres://db/app' })).toThrow(
    'DATABASE_DIRECT_URL is a second way to the server of DATABASE_URL, which must be set too',
  )
})

test('a replica is the copy of a server that is named too', () => {
  expect(() => readEnvironment({ DATABASE_REPLICA_URL: 'postgres://copy/app' })).toThrow(
    'DATABASE_REPLICA_URL is a copy of the server of DATABASE_URL, which must be set too',
  )
})

test('the registry is the one that npm has been told of', () => {
  const npm_config_registry = 'https://npm.example.com/'
  expect(readEnvironment({ npm_config_registry }).NPM_CONFIG_REGISTRY).toBe(npm_config_registry)
})

test('all wrong variables are named in one line, without their values', () => {
  let message = ''
  try {
    readEnvironment({ PORT: 'http', AUTH_SECRET: 'hunter2' })
  } catch (error) {
    message = (error as Error).message
  }
  expect(message).toBe('PORT must be a whole number; AUTH_SECRET must have at least 32 characters')
})
