import { doTasks } from './worker-process.server.ts'

/** What the tests ask of a process of its own. */
doTasks<{ say?: string; fail?: string; exit?: number }>(async ({ say = '', fail, exit }) => {
  if (fail) throw new Error(fail)
  if (exit !== undefined) process.exit(exit)
  return Buffer.from(`${say} from ${process.pid}`)
})
