import type { IncomingMessage } from 'node:http'
import { describe, expect, test } from 'vitest'
import { clientAddress, isLocal } from './client-address.server.ts'

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

  test('is empty when the connection is gone already', () => {
    expect(clientAddress(from(undefined), 0)).toBe('')
  })
})

describe('someone on this machine', () => {
  test.each(['127.0.0.1', '127.1.2.3', '::1', '::ffff:127.0.0.1'])('comes from %s', (address) => {
    expect(isLocal(from(address), 0)).toBe(true)
  })

  test.each(['10.0.0.1', '::ffff:10.0.0.1', '::11', '1.127.0.0', ''])('does not come from %j', (address) => {
    expect(isLocal(from(address), 0)).toBe(false)
  })

  test('is not whoever a proxy on this machine passed on', () => {
    expect(isLocal(from('127.0.0.1', { 'x-forwarded-for': '9.9.9.9' }), 0)).toBe(false)
    expect(isLocal(from('127.0.0.1', { 'x-forwarded-for': '9.9.9.9' }), 1)).toBe(false)
    expect(isLocal(from('127.0.0.1', { forwarded: 'for=9.9.9.9' }), 0)).toBe(false)
  })

  test('cannot be claimed by a visitor of a trusted proxy', () => {
    expect(isLocal(from('10.0.0.1', { 'x-forwarded-for': '127.0.0.1, 9.9.9.9' }), 1)).toBe(false)
  })

  test('may be told by a trusted proxy', () => {
    expect(isLocal(from('10.0.0.1', { 'x-forwarded-for': '127.0.0.1' }), 1)).toBe(true)
  })
})
