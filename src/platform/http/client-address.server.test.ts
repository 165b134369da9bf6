import type { IncomingMessage } from 'node:http'
import { describe, expect, test } from 'vitest'
import { clientAddress, isLocal, isLoopback, parseAddress } from './client-address.server.ts'

const from = (remoteAddress: string | undefined, headers: Record<string, string> = {}) =>
  ({ socket: { remoteAddress }, headers }) as unknown as IncomingMessage
const chain = { 'x-forwarded-for': '6.6.6.6, 1.1.1.1 , 2.2.2.2' }

describe("the visitor's address", () => {
  test('is the connection when no proxy is trusted, whatever the visitor claims', () => {
    expect(clientAddress(from('9.9.9.9', chain), 0)).toBe('9.9.9.9')
  })

  test.each([
    [1, '2.2.2.2'],
    [2, '1.1.1.1'],
  ])('behind %i trusted proxies is what the outermost of them saw', (proxies, address) => {
    expect(clientAddress(from('10.0.0.1', chain), proxies)).toBe(address)
  })

  test('is the connection when the proxies told nothing or too little', () => {
    expect(clientAddress(from('10.0.0.1'), 1)).toBe('10.0.0.1')
    expect(clientAddress(from('10.0.0.1', chain), 4)).toBe('10.0.0.1')
  })

  test.each([
    ['1.2.3.4:5678', '1.2.3.4'],
    ['"1.2.3.4:5678"', '1.2.3.4'],
    ['[2001:DB8::1]:443', '2001:db8::1'],
    ['[2001:db8::1]', '2001:db8::1'],
    ['2001:db8:0:0::1', '2001:db8::1'],
    ['::ffff:1.2.3.4', '1.2.3.4'],
    ['[::ffff:102:304]:80', '1.2.3.4'],
    ['fe80::1%eth0', 'fe80::1'],
    ['[fe80::1%25eth0]:80', 'fe80::1'],
  ])('is the same one however it is written: %s', (hop, address) => {
    expect(parseAddress(hop)).toBe(address)
    expect(clientAddress(from('10.0.0.1', { 'x-forwarded-for': `6.6.6.6, ${hop}` }), 1)).toBe(address)
  })

  test.each([
    '',
    'unknown',
    '_hidden',
    'evil.example',
    '1',
    '127.1',
    '0x7f.1',
    '1.2.3.4/x',
    'a@1.2.3.4',
    '1.2.3.4:x',
    '[::1',
  ])('is not what is no address: %j', (hop) => {
    expect(parseAddress(hop)).toBeUndefined()
    expect(clientAddress(from('10.0.0.1', { 'x-forwarded-for': hop }), 1)).toBe('10.0.0.1')
  })

  test.each(['127.0.0.1', '127.0.0.1:80', '::1', '[::1]:80', '::ffff:7f00:1', 'unknown'])(
    'is never this machine because a header says so: %s',
    (hop) => {
      const seen = clientAddress(from('127.0.0.1', { 'x-forwarded-for': `6.6.6.6, ${hop}` }), 1)
      expect([seen, isLoopback(seen)]).toEqual(['unknown', false])
    },
  )

  test('is empty when the connection is gone already', () => {
    expect(clientAddress(from(undefined), 0)).toBe('')
  })
})

describe('someone on this machine', () => {
  test.each(['127.0.0.1', '127.1.2.3', '::1', '::ffff:127.0.0.1'])('comes from %s', (address) => {
    expect(isLocal(from(address))).toBe(true)
  })

  test.each(['10.0.0.1', '::ffff:10.0.0.1', '::11', '1.127.0.0', ''])('does not come from %j', (address) => {
    expect(isLocal(from(address))).toBe(false)
  })

  test.each(['x-forwarded-for', 'forwarded', 'x-real-ip', 'via', 'x-forwarded-proto'])(
    'is not whoever a proxy on this machine passed on, which says so by %s',
    (header) => {
      for (const value of ['9.9.9.9', '127.0.0.1', ''])
        expect(isLocal(from('127.0.0.1', { [header]: value }))).toBe(false)
    },
  )
})
