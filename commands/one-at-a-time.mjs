import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

/**
 * Lets one process of this folder do the work while others wait for their turn. What is held is a name of the system's
 * that ends with its process, however that ends; where there are no such names, nobody waits.
 *
 * @template Result
 * @param {string} folder
 * @param {() => Promise<Result>} work
 * @param {(line: string) => void} [say]
 */
export async function oneAtATime(folder, work, say = () => {}) {
  const name = `\0${createHash('sha256').update(folder).digest('hex')}`
  const server = createServer().unref()
  let isTold = false
  while (!(await holds(server, name))) {
    if (!isTold) say('Waiting for another process, which installs or builds in this folder')
    isTold = true
    await sleep(200)
  }
  try {
    return await work()
  } finally {
    server.close()
  }
}

async function holds(server, name) {
  try {
    server.listen(name)
    await once(server, 'listening')
    return true
  } catch (error) {
    return error.code !== 'EADDRINUSE'
  }
}
