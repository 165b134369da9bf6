import { subscribe } from 'node:diagnostics_channel'

let accepted = 0
subscribe('net.server.socket', () => {
  accepted += 1
})

// So that whoever knocks without end can not keep the work from being done.
const mostTurns = 100

/**
 * Does something long in a later turn of the event loop, as soon as everybody who waits for a connection has one. Libuv
 * accepts one in each turn: behind a queue of work, one piece in each, a crowd would wait at the door for seconds.
 */
export function afterNewcomers(act: () => void, turns = mostTurns) {
  const before = accepted
  setImmediate(() => (accepted === before || turns === 0 ? act() : afterNewcomers(act, turns - 1)))
}
