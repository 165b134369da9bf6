import { lookup } from 'node:dns'
import { BlockList, isIP, type LookupFunction } from 'node:net'

/** Looks a name up and connects to what was looked at, so that it can't be another address a moment later. */
export const lookupOutside: LookupFunction = (host, options, done) =>
  lookup(host, { ...options, all: true }, (error, addresses) => {
    const [first] = addresses ?? []
    if (error || !first) return done(error ?? new Error('No address'), '')
    if (addresses.some(({ address }) => isInside(address))) return done(new InsideAddress(), '')
    if (options.all) return done(null, addresses)
    done(null, first.address, first.family)
  })

export class InsideAddress extends Error {
  override name = 'InsideAddress'
  constructor() {
    super('An address of this network')
  }
}

/** Whether the host is written as such an address. Those are called as they are, without being looked up. */
export function namesInside(url: URL): boolean {
  const host = url.hostname.replace(/^\[|\]$/g, '')
  return isIP(host) !== 0 && isInside(host)
}

const inside = new BlockList()
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  inside.addSubnet(net, bits, 'ipv4')
// Everything but the addresses that are given out for the whole world, and of those none that wrap another.
inside.addSubnet('::', 3, 'ipv6')
inside.addSubnet('4000::', 2, 'ipv6')
inside.addSubnet('8000::', 1, 'ipv6')
inside.addSubnet('2002::', 16, 'ipv6')
inside.addSubnet('2001::', 32, 'ipv6')
inside.addSubnet('2001:db8::', 32, 'ipv6')

const isInside = (address: string) => inside.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')
