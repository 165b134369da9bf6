import { type ChildProcess, fork } from 'node:child_process'
import { existsSync } from 'node:fs'

type Reply = { answer: Uint8Array } | { failure: string }

const idleTimeoutMs = 30_000
const timeoutMs = 20_000

/**
 * Work that would hold up the server or swell its memory, in a process of its own: it starts with the first task, does
 * one after the other, and ends after half a minute without any, which gives back all the memory it took. `script` is
 * run by Node as it is, from the project's folder, and calls `doTasks`; in a package it has been made JavaScript.
 */
export function createWorkerProcess<Task>(script: string) {
  let child: ChildProcess | undefined
  let queue: Promise<unknown> = Promise.resolve()
  let ending: NodeJS.Timeout | undefined

  function start(): ChildProcess {
    const started = fork(existsSync(script) ? script : script.replace(/\.ts$/, '.js'), {
      execArgv: ['--max-old-space-size=256'],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    started.once('exit', () => {
      if (child === started) child = undefined
    })
    // The server may end while this one waits; it notices that the line is cut and ends as well.
    started.unref()
    started.channel?.unref()
    return started
  }

  function end(idle: ChildProcess) {
    // A task that comes while it ends gets another one.
    if (child === idle) child = undefined
    // One that broke has cut the line itself: to cut it again would end the server.
    if (idle.connected) idle.disconnect()
  }

  function ask(task: Task): Promise<Buffer> {
    clearTimeout(ending)
    child ??= start()
    const asked = child
    return new Promise<Buffer>((resolve, reject) => {
      const overdue = setTimeout(() => asked.kill('SIGKILL'), timeoutMs)
      const settle = () => {
        clearTimeout(overdue)
        asked.off('message', hear)
        asked.off('exit', fail)
        asked.off('error', fail)
        ending = setTimeout(() => end(asked), idleTimeoutMs).unref()
      }
      const hear = (reply: Reply) => {
        settle()
        if ('answer' in reply) resolve(Buffer.from(reply.answer))
        else reject(new Error(reply.failure))
      }
      const fail = () => {
        settle()
        reject(new Error(`${script} ended in the middle of a task`))
      }
      asked.on('message', hear)
      asked.once('exit', fail)
      asked.once('error', fail)
      asked.send(task as object)
    })
  }

  return {
    run(task: Task): Promise<Buffer> {
      const done = queue.then(() => ask(task))
      queue = done.catch(() => {})
      return done
    },
    isRunning: () => child !== undefined,
  }
}

/** The other side: to be called by the script. */
export function doTasks<Task>(work: (task: Task) => Promise<Buffer>) {
  process.on('message', async (task: Task) => {
    const reply: Reply = await work(task).then(
      (answer) => ({ answer }),
      (error) => ({ failure: String(error?.stack ?? error) }),
    )
    process.send?.(reply)
  })
  process.on('disconnect', () => process.exit())
  // Who signals all processes means the server, which still needs this one for requests under way.
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => {})
}
