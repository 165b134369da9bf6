import { CronExpressionParser } from 'cron-parser'
import { z } from 'zod'

const wholeNumber = (from: number, to: number) =>
  z
    .string()
    .regex(/^\d+$/, 'must be a whole number')
    .transform(Number)
    .refine((value) => value >= from && value <= to, `must be between ${from} and ${to}`)

const url = (protocols: RegExp, example: string) =>
  z.url({ protocol: protocols, error: `must be an address such as ${example}` })

const origin = url(/^https?$/, 'https://www.example.com')
  .transform((value) => new URL(value))
  .refine((value) => value.pathname === '/' && !value.search && !value.hash && !value.username, 'must have no path')
  .transform((value) => value.origin)

const cron = z
  .string()
  .refine(
    (value) => value.trim().split(/\s+/).length === 5 && isCron(value),
    'must be a cron expression such as "30 2 * * *"',
  )

function isCron(value: string) {
  try {
    return Boolean(CronExpressionParser.parse(value))
  } catch {
    return false
  }
}

const secret = z.string().min(32, 'must have at least 32 characters')

const variables = z
  .object({
    NODE_ENV: z.enum(['production', 'development', 'test']).default('production'),
    LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
    PORT: wholeNumber(0, 65535).default(3000),
    HOST: z.string().min(1).default('0.0.0.0'),
    PUBLIC_URL: origin.optional(),
    DATA_DIR: z.string().min(1).default('./data'),
    DATABASE_URL: url(/^postgres(ql)?$/, 'postgres://user:password@host/database').optional(),
    DATABASE_DIRECT_URL: url(/^postgres(ql)?$/, 'postgres://user:password@host/database').optional(),
    DATABASE_REPLICA_URL: url(/^postgres(ql)?$/, 'postgres://user:password@host/database').optional(),
    SMTP_URL: url(/^smtps?$/, 'smtp://user:password@host:587').optional(),
    MAIL_FROM: z.string().regex(/@/, 'must be an e-mail address').optional(),
    CONTACT_TO: z.email('must be an e-mail address').optional(),
    ADMIN_EMAIL: z.email('must be an e-mail address').optional(),
    ADMIN_PASSWORD: z.string().min(12, 'must have at least 12 characters').optional(),
    AUTH_SECRET: secret.optional(),
    // Public, so of any length; but every browser has to send it in a header.
    PUBLIC_API_KEY: z
      .string()
      .regex(/^[!-~]+$/, 'must have letters, digits and signs alone, without spaces')
      .optional(),
    TRUST_PROXY: wholeNumber(0, 20).default(0),
    METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
    OTEL_EXPORTER_OTLP_ENDPOINT: url(/^https?$/, 'http://localhost:4318').optional(),
    OTEL_SERVICE_NAME: z.string().min(1).default('tandem'),
    SAMPLE_CONTENT: z.enum(['on', 'off']).default('on'),
    BACKUP_DIR: z.string().min(1).optional(),
    BACKUP_SCHEDULE: cron.default('30 2 * * *'),
    BACKUP_KEEP: wholeNumber(1, 1000).default(7),
    CURRENCY: z
      .string()
      .refine((value) => Intl.supportedValuesOf('currency').includes(value), 'must be a currency such as EUR')
      .default('EUR'),
    WEBHOOK_LOCAL_TARGETS: z.enum(['on', 'off']).default('off'),
    CHECK_OUTSIDE_LINKS: z.enum(['on', 'off']).default('off'),
    // As npm itself reads it; here for the programs of an older PostgreSQL.
    NPM_CONFIG_REGISTRY: url(/^https?$/, 'https://registry.npmjs.org/').default('https://registry.npmjs.org/'),
    HSTS_PRELOAD: z.enum(['on', 'off']).default('off'),
  })
  .refine(({ SMTP_URL, PUBLIC_URL }) => !SMTP_URL || PUBLIC_URL, {
    path: ['PUBLIC_URL'],
    message: 'must be set together with SMTP_URL: the links in mails begin with it',
    // Also when something else is wrong, so that everything is said at once.
    when: () => true,
  })
  .refine(({ DATABASE_DIRECT_URL, DATABASE_URL }) => !DATABASE_DIRECT_URL || DATABASE_URL, {
    path: ['DATABASE_DIRECT_URL'],
    message: 'is a second way to the server of DATABASE_URL, which must be set too',
    when: () => true,
  })
  .refine(({ DATABASE_REPLICA_URL, DATABASE_URL }) => !DATABASE_REPLICA_URL || DATABASE_URL, {
    path: ['DATABASE_REPLICA_URL'],
    message: 'is a copy of the server of DATABASE_URL, which must be set too',
    when: () => true,
  })

export type Environment = z.infer<typeof variables>

/** Reads the settings once; an empty variable counts as not set. */
export function readEnvironment(source: NodeJS.ProcessEnv = process.env): Environment {
  // npm tells the programs that it runs what its own files say, in small letters.
  const all = { NPM_CONFIG_REGISTRY: source.npm_config_registry, ...source }
  const given = Object.fromEntries(Object.entries(all).filter(([, value]) => value !== ''))
  const result = variables.safeParse(given)
  if (result.success) return result.data
  const problems = result.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`)
  throw new Error(problems.join('; '))
}
