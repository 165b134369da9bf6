import type { Transaction } from '#platform/database/transaction.server.ts'
import { isLoopback } from '#platform/http/client-address.server.ts'
import type { ProofOfWork } from '#platform/http/proof-of-work.server.ts'
import { countOne, networkOf, visitorOf } from '#platform/http/rate-limit.server.ts'

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
const limits = {
  address: { refused: hourly('contact-address', 40), suspect: 10 },
  network: { refused: hourly('contact-network', 400), suspect: 100 },
}

/** Why an inquiry looks like spam; nothing when it doesn't. See docs/decisions for what counts and what doesn't. */
export async function findSpamSigns(tx: Transaction, proofs: ProofOfWork, sender: Sender, now: Date) {
  const { fromAddress, fromNetwork } = await countInquiry(tx, sender.address)
  const verdict = await proofs.redeem(tx, sender.proof, now)
  const unproven = verdict !== 'good'
  return [
    sender.trapped && 'hidden field filled in',
    verdict === 'wrong' && 'proof of work wrong',
    verdict === 'used' && 'proof of work used before',
    unproven && fromAddress > limits.address.suspect && 'many from one address',
    unproven && fromNetwork > limits.network.suspect && 'many from one network',
  ].filter((sign): sign is string => typeof sign === 'string')
}

/**
 * From the machine itself comes what a proxy passes on that the operator has not named in TRUST_PROXY: all visitors
 * look like one then, and counting would turn clients away.
 */
async function countInquiry(tx: Transaction, address: string) {
  if (isLoopback(address)) return { fromAddress: 1, fromNetwork: 1 }
  return {
    fromAddress: await countOne(tx, limits.address.refused, visitorOf(address)),
    fromNetwork: await countOne(tx, limits.network.refused, networkOf(address)),
  }
}
