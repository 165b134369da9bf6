import { pino } from 'pino'

export type Log = ReturnType<typeof createLog>

/** JSON lines on stdout. What may hold a person's data is cut out by name, wherever it stands. */
export function createLog(level: string) {
  return pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    redact: {
      paths: ['email', 'name', 'message', 'password', 'token', 'personalData', 'body'].flatMap((key) => [`*.${key}`]),
      remove: true,
    },
  })
}
