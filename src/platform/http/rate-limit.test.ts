import { describe, expect, test } from 'vitest'
import { networkOf, visitorOf } from './rate-limit.server.ts'

describe('an address', () => {
  test.each([
    ['192.0.2.17', '192.0.2.17', '192.0.2'],
    ['::ffff:192.0.2.17', '192.0.2.17', '192.0.2'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2', '2001:db8:1'],
    ['2001:DB8:1::6', '2001:db8:1:0', '2001:db8:1'],
    ['fe80::1%eth0', 'fe80:0:0:0', 'fe80:0:0'],
    ['::1', '0:0:0:0', '0:0:0'],
    ['unknown', 'unknown', 'unknown'],
  ])('%s stands for the visitor %s in the network %s', (address, visitor, network) => {
    expect(visitorOf(address)).toBe(visitor)
    expect(networkOf(address)).toBe(network)
  })
})
