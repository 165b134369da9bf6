import { AsyncLocalStorage } from 'node:async_hooks'
import type pg from 'pg'

/** Told of each statement as it is sent; what it answers is told how that ended. */
export type ObserveQuery = (text: string) => (failure?: unknown) => void

type Query = (...args: unknown[]) => unknown
type Done = (failure: unknown, result: unknown) => void

/** Every statement of every connection of the pool, in transactions too. */
export function observeQueries(pool: pg.Pool, observe: ObserveQuery) {
  // Who had to wait is called by whoever made room, and would pass for a part of their request.
  const connect = pool.connect.bind(pool) as Query
  pool.connect = ((done?: Done) => (done ? connect(AsyncLocalStorage.bind(done)) : connect())) as typeof pool.connect
  pool.on('connect', (client) => {
    const send = client.query.bind(client) as Query
    const query: Query = (...args) => {
      const text = textOf(args[0])
      if (text === undefined) return send(...args)
      const end = observe(text)
      const done = args.at(-1)
      if (typeof done !== 'function') return whenSettled(send(...args), end)
      const told: Done = (failure, result) => {
        end(failure)
        done(failure, result)
      }
      return send(...args.slice(0, -1), told)
    }
    client.query = query as typeof client.query
  })
}

/** Of what brings its own way to talk to the server, such as a copy, nobody knows here when it ends. */
function textOf(given: unknown): string | undefined {
  if (typeof given === 'string') return given
  const { text, submit } = (given ?? {}) as { text?: string; submit?: unknown }
  return submit ? undefined : text
}

function whenSettled(answer: unknown, end: (failure?: unknown) => void) {
  if (answer instanceof Promise) answer.then(() => end(), end)
  return answer
}
