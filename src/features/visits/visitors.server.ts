import { hash, randomBytes } from 'node:crypto'

// About 20 MB. A day with more is counted a little too low from there on.
const most = 200_000
const dayMs = 24 * 60 * 60 * 1000

/**
 * Tells the visitors of a day apart, as far as one process sees them. The salt stands nowhere but in this memory and is
 * thrown away with the day: afterwards nobody can say whose address any of the hashes was, and none is ever written.
 */
export function createVisitors() {
  let day = -1
  let salt = ''
  let seen = new Set<string>()
  return {
    isNew(moment: Date, address: string, userAgent: string): boolean {
      const today = Math.floor(moment.getTime() / dayMs)
      if (day !== today) {
        day = today
        salt = randomBytes(32).toString('base64')
        seen = new Set()
      }
      const visitor = hash('sha256', `${salt} ${address} ${userAgent}`, 'binary')
      if (seen.has(visitor) || seen.size >= most) return false
      seen.add(visitor)
      return true
    },
  }
}
