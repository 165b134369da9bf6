import type { LookupFunction } from 'node:net'
import { expect, test } from 'vitest'
import { readEnvironment } from '#platform/environment.server.ts'
import { lookupOutside } from '#platform/http/outside-address.server.ts'
import { findTargetProblem } from './target.server.ts'

const strict = readEnvironment({})
const lenient = readEnvironment({ WEBHOOK_LOCAL_TARGETS: 'on' })
const elsewhere: LookupFunction = (_host, _options, done) => done(null, [{ address: '93.184.215.14', family: 4 }])

test.each([
  'https://127.0.0.1/hook',
  'https://2130706433/hook',
  'https://0x7f.1/hook',
  'https://10.1.2.3/hook',
  'https://172.20.0.1/hook',
  'https://192.168.1.1/hook',
  'https://169.254.169.254/latest/meta-data',
  'https://100.64.0.1/hook',
  'https://0.0.0.0/hook',
  'https://203.0.113.7/hook',
  'https://[::1]/hook',
  'https://[::ffff:10.0.0.1]/hook',
  'https://[fd00::1]/hook',
  'https://[fe80::1]/hook',
  'https://localhost/hook',
])('%s is not called, unless the operator allows it', async (address) => {
  expect(await findTargetProblem(address, strict, lookupOutside)).toContain('WEBHOOK_LOCAL_TARGETS')
  expect(await findTargetProblem(address, lenient)).toBeUndefined()
})

test('a name that leads into this network is not called', async () => {
  const mixed: LookupFunction = (host, options, done) =>
    lookupOutside(host === 'inside.example' ? 'localhost' : host, options, done)
  expect(await findTargetProblem('https://inside.example/hook', strict, mixed)).toContain('WEBHOOK_LOCAL_TARGETS')
})

test.each([
  ['http://crm.example/hook', 'https://'],
  ['ftp://crm.example/hook', 'https://'],
  ['nothing at all', 'https://'],
  ['https://name:password@crm.example/hook', 'signed'],
])('%s is refused', async (address, reason) => {
  expect(await findTargetProblem(address, strict, elsewhere)).toContain(reason)
})

test('an address of the world is called, and so is one that nobody knows yet', async () => {
  expect(await findTargetProblem('https://crm.example/hook', strict, elsewhere)).toBeUndefined()
  const unknown: LookupFunction = (_host, _options, done) =>
    done(Object.assign(new Error('none'), { code: 'ENOTFOUND' }), '')
  expect(await findTargetProblem('https://crm.example/hook', strict, unknown)).toBeUndefined()
})
