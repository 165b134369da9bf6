import { pino } from 'pino'
import { sourceLines } from './source-lines.server.ts'

export type Log = ReturnType<typeof createLog>

const personal = ['email', 'name', 'message', 'password', 'token', 'personalData', 'body']

/** JSON lines on stdout. What may hold a person's data is left out: fields by their name, errors by their kind. */
export function createLog(level: string) {
  return pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    serializers: { error: describeError },
    redact: { paths: personal.flatMap((key) => [key, `*.${key}`]), remove: true },
  })
}

const stackOf = ({ stack }: Error) =>
  String(stack)
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 8)

type Described = { type: string; code?: unknown; what?: string; stack?: string; cause?: Described }

/**
 * An error without the values it was about: a database error quotes them in its message, and the error around it
 * carries the statement's parameters.
 */
export function describeError(error: unknown): Described {
  if (!(error instanceof Error)) return { type: typeof error }
  const { code, severity, constraint, routine, query } = error as Error & Record<string, unknown>
  const quotesValues = severity !== undefined || query !== undefined
  return {
    type: error.name,
    ...(code !== undefined && { code }),
    what: quotesValues ? String(query ?? constraint ?? routine) : error.message,
    stack: sourceLines(stackOf(error)).join('\n'),
    ...(error.cause !== undefined && { cause: describeError(error.cause) }),
  }
}
