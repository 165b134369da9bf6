import { createHmac } from 'node:crypto'

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** What an authenticator app shows that has scanned this address: RFC 6238 with six digits and 30 seconds. */
export function codeFor(totpAddress: string, now = Date.now()): string {
  const secret = new URL(totpAddress).searchParams.get('secret') ?? ''
  const bits = [...secret.replace(/=+$/, '')]
    .map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0'))
    .join('')
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(now / 30_000)))
  const digest = createHmac('sha1', key).update(counter).digest()
  const offset = (digest.at(-1) ?? 0) & 15
  return String((digest.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0')
}

const shown = new Set<string>()

/** One that was not asked for before, as whoever waits for the next: each works once. Half a minute early is forgiven. */
export function newCode(totpAddress: string): string {
  const codes = [0, 30_000].map((off) => codeFor(totpAddress, Date.now() + off))
  const code = codes.find((known) => !shown.has(known))
  if (!code) throw new Error('All codes of this minute were used')
  shown.add(code)
  return code
}
