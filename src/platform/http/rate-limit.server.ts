import { isIPv4, isIPv6 } from 'node:net'
import type pg from 'pg'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { executorOf, type Transaction } from '#platform/database/transaction.server.ts'
import { isLoopback } from './client-address.server.ts'

export type Limit = { name: string; points: number; seconds: number }

const table = { storeType: 'client', tableName: 'rate_limits', tableCreated: true } as const

/**
 * Counts one more for that key and answers how many there are now. Counted inside the transaction: what is refused or
 * fails later was never counted.
 */
export const countOne = (tx: Transaction, limit: Limit, key: string) => countMany(tx, limit, key, 1)

/** The same for several at once. */
export async function countMany(tx: Transaction, limit: Limit, key: string, points: number): Promise<number> {
  const limiter = limiterIn(tx, limit)
  try {
    return (await limiter.consume(key, points)).consumedPoints
  } catch (error) {
    if (error instanceof RateLimiterRes) throw new LimitReached(Math.max(1, Math.ceil(error.msBeforeNext / 1000)))
    throw error
  }
}

/** How many may come within the period from one visitor, and from the neighbourhood. */
type OriginLimits = { address: Limit; network: Limit }

/**
 * Counts one more from there. From the machine itself comes what a proxy passes on that the operator has not named in
 * TRUST_PROXY: all visitors look like one then, and counting would turn clients away.
 */
export async function countFrom(tx: Transaction, limits: OriginLimits, address: string) {
  if (isLoopback(address)) return { fromAddress: 1, fromNetwork: 1 }
  return {
    fromAddress: await countOne(tx, limits.address, visitorOf(address)),
    fromNetwork: await countOne(tx, limits.network, networkOf(address)),
  }
}

/** Takes one count back: it turned out not to be one of those that are limited. */
export async function uncountOne(tx: Transaction, limit: Limit, key: string) {
  await limiterIn(tx, limit).reward(key)
}

/** Begins anew for that key. */
export async function forgetCount(tx: Transaction, limit: Limit, key: string) {
  await limiterIn(tx, limit).delete(key)
}

function limiterIn(tx: Transaction, { name, points, seconds }: Limit) {
  const { executeSql } = executorOf(tx)
  const query = ({ text, values }: { text: string; values: unknown[] }) => executeSql(text, values)
  return new RateLimiterPostgres({
    ...table,
    storeClient: { query },
    clearExpiredByTimeout: false,
    keyPrefix: name,
    points,
    duration: seconds,
  })
}

// Whoever has more addresses than this is not held by a limit for each.
const mostCounters = 20_000

/**
 * Counts in the memory of this process, for what comes too often for a statement each. Answers after how many seconds
 * there may be another one: 0 for those within the limit. Everybody's period begins and ends at once.
 */
export function createMemoryLimit({ points, seconds }: Omit<Limit, 'name'>) {
  let counters = new Map<string, number>()
  let ends = 0
  return (key: string): number => {
    const now = performance.now()
    if (now >= ends || counters.size >= mostCounters) {
      counters = new Map()
      ends = now + seconds * 1000
    }
    const count = (counters.get(key) ?? 0) + 1
    counters.set(key, count)
    return count <= points ? 0 : Math.max(1, Math.ceil((ends - now) / 1000))
  }
}

export class LimitReached extends Error {
  override name = 'LimitReached'
  readonly retryAfter: number
  constructor(retryAfter: number) {
    super('Limit reached')
    this.retryAfter = retryAfter
  }
}

const minute = 60 * 1000

/** Forgets counters that ran out an hour ago, every few minutes until the function that it answers is called. */
export function forgetOldCounts(pool: Pick<pg.Pool, 'query'>) {
  const forget = () => pool.query('delete from rate_limits where expire < $1', [Date.now() - 60 * minute])
  // The next time will do, if the database is away.
  const timer = setInterval(() => forget().catch(() => {}), 5 * minute)
  return () => clearInterval(timer)
}

/** Whom an address stands for: one IPv4 address, or the /64 that one IPv6 customer gets. */
export const visitorOf = (address: string) => (isIPv4(address) ? address : prefixOf(address, 4, 4))

/** The neighbourhood: IPv4 /24, IPv6 /48. */
export const networkOf = (address: string) => prefixOf(address, 3, 3)

function prefixOf(address: string, bytes: number, groups: number): string {
  const plain = address.replace(/%.*$/, '').replace(/^::ffff:(?=\d+\.)/i, '')
  if (!isIPv6(plain)) return plain.split('.').slice(0, bytes).join('.')
  const [head = '', tail] = new URL(`http://[${plain}]`).hostname.slice(1, -1).split('::')
  const [before, after] = [head.split(':').filter(Boolean), tail?.split(':').filter(Boolean) ?? []]
  const zeros = Array(8 - before.length - after.length).fill('0')
  return [...before, ...zeros, ...after].slice(0, groups).join(':')
}
