import { expect, test } from 'vitest'
import { readEnvironment } from './environment.server.ts'
import type { Log } from './log.server.ts'
import { describeConfiguration, logStart } from './start-log.server.ts'

const secret = 'a secret that must never be seen'
const given = {
  DATABASE_URL: `postgres://site:${encodeURIComponent(secret)}@db.example.com:5433/site?password=${encodeURIComponent(secret)}`,
  SMTP_URL: `smtps://mailer:${encodeURIComponent(secret)}@mail.example.com`,
  PUBLIC_URL: 'https://www.example.com',
  MAIL_FROM: 'site@example.com',
  ADMIN_EMAIL: 'ada@example.com',
  ADMIN_PASSWORD: secret,
  AUTH_SECRET: secret,
  METRICS_TOKEN: secret,
  TRUST_PROXY: '1',
  NPM_CONFIG_REGISTRY: `https://site:${encodeURIComponent(secret)}@npm.example.com/`,
}

test('the configuration is told without secrets and without addresses of people', () => {
  const told = describeConfiguration({ ...readEnvironment(given), A_NEW_ONE: secret })
  expect(JSON.stringify(told)).not.toMatch(/secret%20|a secret|ada@|site@|mailer/)
  expect(told).toMatchObject({
    PORT: 3000,
    TRUST_PROXY: 1,
    DATABASE_URL: 'postgres://db.example.com:5433/site',
    SMTP_URL: 'smtps://mail.example.com',
    NPM_CONFIG_REGISTRY: 'https://npm.example.com/',
    CHECK_OUTSIDE_LINKS: 'off',
    AUTH_SECRET: 'set',
    A_NEW_ONE: 'set',
  })
})

test('what has a default is no secret, and is told', () => {
  const defaults = readEnvironment({})
  expect(describeConfiguration(defaults)).toEqual(defaults)
})

function listen() {
  const lines: { level: string; words: string; fields: Record<string, unknown> }[] = []
  const write = (level: string) => (fields: Record<string, unknown>, words: string) =>
    lines.push({ level, words, fields })
  return { lines, log: { info: write('info'), warn: write('warn') } as unknown as Log }
}

test('a log begins with the version and the configuration', async () => {
  const { lines, log } = listen()
  await logStart(log, readEnvironment({ HOST: '127.0.0.1', TRUST_PROXY: '1' }))
  expect(lines).toMatchObject([
    { words: 'starting', fields: { version: expect.stringMatching(/^\d+\.\d+/), node: process.versions.node } },
  ])
})

test.each(['0.0.0.0', '::'])('who believes a proxy and listens on %s is warned', async (HOST) => {
  const { lines, log } = listen()
  await logStart(log, readEnvironment({ HOST, TRUST_PROXY: '1' }))
  expect(lines.map(({ level }) => level)).toEqual(['info', 'warn'])
  await logStart(log, readEnvironment({ HOST }))
  expect(lines.map(({ level }) => level)).toEqual(['info', 'warn', 'info'])
})
