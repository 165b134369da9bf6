import { once } from 'node:events'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'

export type Received = { to: string[]; raw: string; messageId: string }

type Rules = {
  /** Refuses a recipient with that answer. */
  recipient?: (address: string) => Error | undefined
  /** Answers the message late. */
  slow?: () => Promise<unknown>
}

/** A real mail server on this machine. Stopped and started again it keeps its port and what it has received. */
export async function startMailServer(rules: Rules = {}) {
  const received: Received[] = []
  let server: SMTPServer | undefined
  let port = 0

  async function start() {
    server = new SMTPServer({
      authOptional: true,
      // A pooled connection idles; without this a stop would wait half a minute for it.
      closeTimeout: 100,
      disabledCommands: ['AUTH', 'STARTTLS'],
      onRcptTo: ({ address }, _session, answer) => answer(rules.recipient?.(address)),
      onData(stream, session, answer) {
        const to = session.envelope.rcptTo.map(({ address }) => address)
        // A sender may be gone before the message is whole: then nothing was received.
        receive(stream, to).then(() => answer(), answer)
      },
    })
    server.on('error', () => {})
    const listening = server.listen(port, '127.0.0.1')
    await once(listening, 'listening')
    port = (listening.address() as { port: number }).port
  }

  async function receive(stream: Readable, to: string[]) {
    const raw = await text(stream)
    await rules.slow?.()
    received.push({ to, raw, messageId: raw.match(/^Message-ID: (.+)$/im)?.[1]?.trim() ?? '' })
  }

  async function stop() {
    const open = server
    server = undefined
    await new Promise<void>((resolve) => (open ? open.close(() => resolve()) : resolve()))
  }

  await start()
  return { received, rules, start, stop, url: `smtp://127.0.0.1:${port}` }
}

export function smtpAnswer(responseCode: number, message = 'no'): Error {
  return Object.assign(new Error(message), { responseCode })
}
