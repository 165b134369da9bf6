import type { Transaction } from '#platform/database/transaction.server.ts'
import type { ProofOfWork } from '#platform/http/proof-of-work.server.ts'
import { countFrom } from '#platform/http/rate-limit.server.ts'

/** What is known about who sends, beside what they wrote. */
export type Sender = {
  address: string
  idempotencyKey?: string | undefined
  proof?: string | undefined
  /** The field that people can't see was filled in. */
  trapped?: boolean
}

const hourly = (name: string, points: number) => ({ name, points, seconds: 60 * 60 })

/** Beyond `refused` an inquiry is turned away; beyond `suspect` one without a proof of work is kept and flagged. */
const refused = { address: hourly('contact-address', 40), network: hourly('contact-network', 400) }
const suspect = { address: 10, network: 100 }

/** Why an inquiry looks like spam; nothing when it doesn't. See docs/decisions for what counts and what doesn't. */
export async function findSpamSigns(tx: Transaction, proofs: ProofOfWork, sender: Sender, now: Date) {
  const { fromAddress, fromNetwork } = await countFrom(tx, refused, sender.address)
  const verdict = await proofs.redeem(tx, sender.proof, now)
  const unproven = verdict !== 'good'
  return [
    sender.trapped && 'hidden field filled in',
    verdict === 'wrong' && 'proof of work wrong',
    verdict === 'used' && 'proof of work used before',
    unproven && fromAddress > suspect.address && 'many from one address',
    unproven && fromNetwork > suspect.network && 'many from one network',
  ].filter((sign): sign is string => typeof sign === 'string')
}
