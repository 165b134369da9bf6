import type pg from 'pg'

/** The same connection, on which statements that are given at the same time are carried out one after the other. */
export function serializeQueries(client: pg.PoolClient): pg.PoolClient {
  let last: Promise<unknown> = Promise.resolve()
  const query = (...args: [string]) => {
    const next = last.then(() => client.query(...args))
    last = next.catch(() => {})
    return next
  }
  return new Proxy(client, { get: (target, name) => (name === 'query' ? query : Reflect.get(target, name)) })
}
