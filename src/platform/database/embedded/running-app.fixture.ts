import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { type Account, spawnAs } from './account.server.ts'
import type { Stage } from './stage.fixture.ts'
import type { Connection } from './start.server.ts'

type Message = {
  started?: { connection: Connection; pid: number }
  refused?: string
  said?: string
  rows?: Record<string, unknown>[]
  exited?: number | null
}

const running = new Set<ChildProcess>()

/** An app in a process of its own, by that account (or our own). */
export function launch(stage: Stage, dataDir: string, account?: Account) {
  const child = spawn(stage.node, [stage.app, dataDir, stage.fallbackDir], {
    ...spawnAs(account),
    // Compiling the same files anew would be a third of each start.
    env: { ...spawnAs(account).env, NODE_COMPILE_CACHE: stage.compileCache },
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  })
  running.add(child)
  const messages: Message[] = []
  let complaint = ''
  child.stderr?.on('data', (chunk) => {
    complaint += chunk
  })
  child.on('message', (message) => messages.push(message as Message))
  const ended = Promise.all([once(child, 'close'), once(child, 'disconnect')]).then(([[code, signal]]) => {
    running.delete(child)
    return (code ?? signal) as number | string
  })

  async function hear<Key extends keyof Message>(key: Key, from = 0): Promise<NonNullable<Message[Key]>> {
    for (;;) {
      const heard = messages.slice(from).find((message) => key in message)
      if (heard) return heard[key] as NonNullable<Message[Key]>
      const next = once(child, 'message').then(() => 'message')
      if ((await Promise.race([next, ended])) !== 'message') {
        throw new Error(`The app ended instead: ${JSON.stringify(messages)} ${complaint}`)
      }
    }
  }

  return {
    pid: child.pid ?? 0,
    ended,
    hear,
    started: () => hear('started'),
    refusal: () => hear('refused'),
    said: () => messages.flatMap(({ said }) => said ?? []),
    async query(sql: string) {
      const from = messages.length
      child.send(sql)
      return hear('rows', from)
    },
    crash: () => child.send('crash'),
    kill(signal: NodeJS.Signals) {
      child.kill(signal)
      return ended
    },
    stop() {
      child.kill('SIGTERM')
      return ended
    },
  }
}

export async function stopAll() {
  for (const child of running) {
    child.kill('SIGTERM')
    await once(child, 'close')
  }
}
