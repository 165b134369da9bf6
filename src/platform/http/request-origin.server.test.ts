import { describe, expect, test } from 'vitest'
import { hasPossibleHost, requestOrigin } from './request-origin.server.ts'

const direct = { PUBLIC_URL: undefined, TRUST_PROXY: 0 }
const proxied = { PUBLIC_URL: undefined, TRUST_PROXY: 1 }
const forwarded = { host: 'inside:3000', 'x-forwarded-host': 'www.example.com', 'x-forwarded-proto': 'https' }

test('links use the public address when the operator has set it', () => {
  const settings = { PUBLIC_URL: 'https://www.example.com', TRUST_PROXY: 1 }
  expect(requestOrigin({ host: 'other.example' }, settings)).toBe('https://www.example.com')
})

test.each([
  ['Example.COM', 'http://example.com'],
  ['localhost:3000', 'http://localhost:3000'],
  ['127.0.0.1:3000', 'http://127.0.0.1:3000'],
  ['[::1]:3000', 'http://[::1]:3000'],
])('otherwise they use the host that was asked for: %s', (host, origin) => {
  expect(requestOrigin({ host }, direct)).toBe(origin)
})

test('forwarding headers count only behind a trusted proxy', () => {
  expect(requestOrigin(forwarded, direct)).toBe('http://inside:3000')
  expect(requestOrigin(forwarded, proxied)).toBe('https://www.example.com')
})

test('what the visitor put into a forwarding header before the proxy added to it is ignored', () => {
  const headers = {
    host: 'inside',
    'x-forwarded-host': 'evil.example, www.example.com',
    'x-forwarded-proto': 'https, http',
  }
  expect(requestOrigin(headers, proxied)).toBe('http://www.example.com')
})

test('a trusted proxy that forwards nothing leaves the host as it is', () => {
  expect(requestOrigin({ host: 'www.example.com' }, proxied)).toBe('http://www.example.com')
})

describe('a host that cannot be one never reaches a link', () => {
  test.each([
    '',
    'a b',
    'evil"><script>',
    'user@host',
    'host/path',
    'host:port',
    '-host',
    'a\r\nb',
    '1.2.3.4.5',
    '999.1.1.1',
    'a.09',
    'host:99999',
  ])('%j', (host) => {
    expect(requestOrigin({ host }, direct)).toBe('http://localhost')
    expect(requestOrigin({ host: 'ok', 'x-forwarded-host': host || '"' }, proxied)).toBe('http://localhost')
  })
})

test.each(['1.2.3.4.5', '999.1.1.1', 'a.09', 'host:99999', 'a b'])('no address can be made of the host %j', (host) => {
  const behindProxy = { host: 'inside', 'x-forwarded-host': host }
  expect(hasPossibleHost({ host }, direct)).toBe(false)
  expect(hasPossibleHost({ host }, { ...direct, PUBLIC_URL: 'https://www.example.com' })).toBe(false)
  expect(hasPossibleHost(behindProxy, proxied)).toBe(false)
  expect(hasPossibleHost(behindProxy, direct)).toBe(true)
})

test.each(['www.example.com', 'localhost:3000', '[::1]:3000', 'web_1:3000'])('of %j one can be made', (host) => {
  expect(hasPossibleHost({ host }, direct)).toBe(true)
  expect(hasPossibleHost({ host: 'inside', 'x-forwarded-host': host }, proxied)).toBe(true)
})
