import { once } from 'node:events'
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
      async onData(stream, session, answer) {
        const chunks: Buffer[] = []
        for await (const chunk of stream) chunks.push(chunk as Buffer)
        await rules.slow?.()
        const raw = Buffer.concat(chunks).toString()
        const to = session.envelope.rcptTo.map(({ address }) => address)
        received.push({ to, raw, messageId: raw.match(/^Message-ID: (.+)$/im)?.[1]?.trim() ?? '' })
        answer()
      },
    })
    server.on('error', () => {})
    const listening = server.listen(port, '127.0.0.1')
    await once(listening, 'listening')
    port = (listening.address() as { port: number }).port
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
