import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { Hono } from 'hono'
import { afterAll } from 'vitest'
import { readEnvironment } from '#platform/environment.server.ts'
import { createBackground } from '#platform/jobs/background.server.ts'
import type { Platform } from '#platform/platform.server.ts'
import { testPlatform } from '#tests/fresh-database.ts'
import { contactApi } from './api.server.ts'

export const inquiry = {
  name: 'Réka Szabó',
  email: 'reka@example.com',
  company: 'Norvane Aerospace',
  intent: 'ai-consulting',
  message: 'Our planning takes a quarter.\nCan you help?',
  gdprConsent: true,
  marketingConsent: false,
}

export const withMail = {
  SMTP_URL: 'smtp://127.0.0.1:1',
  PUBLIC_URL: 'https://tandem.example',
  MAIL_FROM: 'site@example.com',
  CONTACT_TO: 'team@example.com',
}

/** The contact calls on a fresh database. `settings` are environment variables. */
export async function startContact(settings: NodeJS.ProcessEnv = withMail, overrides: Partial<Platform> = {}) {
  const environment = readEnvironment({ NODE_ENV: 'test', LOG_LEVEL: 'silent', TRUST_PROXY: '1', ...settings })
  const platform = await testPlatform({ environment, ...overrides })
  const background = createBackground(platform)
  await background.prepare()
  afterAll(() => background.stop())
  const api = new Hono().route('/', contactApi(platform))

  function send(body: unknown = inquiry, headers: Record<string, string> = {}) {
    const { 'x-forwarded-for': from = '192.0.2.1', ...others } = headers
    const incoming = { socket: {}, headers: { 'x-forwarded-for': from } }
    const init = {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...others },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    }
    return Promise.resolve(api.request('/functions/send-contact-email', init, { incoming }))
  }

  async function solve() {
    const challenge = await (await api.request('/functions/contact-challenge')).json()
    const solution = await solveChallenge({ challenge, deriveKey })
    return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
  }

  return { ...platform, background, send, solve }
}
