import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { parseArgs } from 'node:util'
import { emailAddress } from '#accounts/sign-in/input.ts'
import { findPasswordFault } from '#accounts/sign-in/password.server.ts'
import { roles } from '#accounts/users/input.ts'
import { rescueAccount } from '#accounts/users/rescue.server.ts'
import { migrateDatabase } from '#platform/database/migrate.server.ts'
import { openDatabase } from '#platform/database/open.server.ts'
import { type Environment, readEnvironment } from '#platform/environment.server.ts'

const say = (line: string) => process.stderr.write(`${line}\n`)

const usage = `Usage: npm run admin -- create EMAIL [--name NAME] [--role admin|editor] [--reset-two-factor]

Makes an account, or gives one that exists a new password, enables it, ends its sessions and lifts its locks.
The password is asked for, or taken from ADMIN_PASSWORD. The role is admin unless you say otherwise.`

try {
  await create(readEnvironment(), readArguments())
} catch (error) {
  say((error as Error).message)
  process.exit(1)
}

async function create(
  environment: Environment,
  { email, name, role, resetTwoFactor }: ReturnType<typeof readArguments>,
) {
  const { ADMIN_PASSWORD, PUBLIC_URL: host } = environment
  const about = { email, name, host }
  const fault = ADMIN_PASSWORD && (await findPasswordFault(ADMIN_PASSWORD, about))
  if (fault) throw new Error(`ADMIN_PASSWORD: ${fault}`)
  const password = ADMIN_PASSWORD ?? (await askForPassword(about))
  const { db, pool, close } = await openDatabase(environment, { say })
  try {
    await migrateDatabase(pool, 'db/migrations')
    const { isNew, hasTwoFactor } = await rescueAccount(db, { email, name, role, password, resetTwoFactor })
    console.log(`${email} is ${isNew ? 'a new' : 'now an enabled'} ${role} with the password that you gave.`)
    if (hasTwoFactor) console.log('Two-factor sign-in is still on. Add --reset-two-factor to turn it off.')
  } finally {
    await close()
  }
}

function readArguments() {
  const { positionals, values } = parse()
  const [action, given, ...others] = positionals
  const role = roles.find((known) => known === values.role)
  if (action !== 'create' || !given || others.length > 0 || !role) throw new Error(usage)
  const email = emailAddress.safeParse(given)
  if (!email.success) throw new Error(`${given} is not an e-mail address.`)
  const name = values.name?.trim() || email.data.split('@')[0] || email.data
  return { email: email.data, name, role, resetTwoFactor: values['reset-two-factor'] }
}

function parse() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        name: { type: 'string' },
        role: { type: 'string', default: 'admin' },
        'reset-two-factor': { type: 'boolean', default: false },
      },
    })
  } catch {
    throw new Error(usage)
  }
}

async function askForPassword(about: { email: string; name: string; host: string | undefined }): Promise<string> {
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() })
  const { stdin } = process
  const terminal = createInterface({ input: stdin, output: silent, terminal: stdin.isTTY ?? false })
  const lines = terminal[Symbol.asyncIterator]()
  const ask = async (question: string) => {
    process.stderr.write(question)
    const { value = '' } = await lines.next()
    if (stdin.isTTY) process.stderr.write('\n')
    return value
  }
  terminal.once('SIGINT', () => process.exit(130))
  try {
    for (;;) {
      const password = await ask(`Password for ${about.email}: `)
      const fault = await findPasswordFault(password, about)
      if (!fault && (!stdin.isTTY || (await ask('The same again: ')) === password)) return password
      say(fault ?? 'These were two different ones.')
      if (!stdin.isTTY) throw new Error('No account was made.')
    }
  } finally {
    terminal.close()
  }
}
