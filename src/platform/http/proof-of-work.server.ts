import { createChallenge, randomInt, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { lt } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '#platform/database/database.server.ts'
import { getSecret } from '#platform/database/secrets.server.ts'
import { usedProofs } from '#platform/database/tables.server.ts'
import type { Transaction } from '#platform/database/transaction.server.ts'

/** What came of a proof: `expired` says nothing about the visitor, who may just have taken long. */
type Verdict = 'none' | 'expired' | 'wrong' | 'used' | 'good'

// 200 to 600 derivations of 1000 rounds: a quarter of a second on a laptop, a second or two on a phone, and a third
// of a millisecond for the server that sets the task.
const task = { algorithm: 'PBKDF2/SHA-256', cost: 1_000, deriveKey }
const lifetime = 60 * 60 * 1000

const handedIn = z.object({
  challenge: z.object({
    parameters: z.looseObject({ expiresAt: z.number(), keyPrefix: z.string(), nonce: z.string(), salt: z.string() }),
    signature: z.string().min(1).max(200),
  }),
  solution: z.object({ counter: z.number(), derivedKey: z.string() }),
})

export type ProofOfWork = ReturnType<typeof createProofOfWork>

/** A small task for the visitor's browser. It costs a person nothing and a sender of thousands a lot. */
export function createProofOfWork(db: Database) {
  let kept: Promise<{ hmacSignatureSecret: string; hmacKeySignatureSecret: string }> | undefined
  function secrets() {
    kept ??= getSecret(db, 'PROOF_OF_WORK_SECRET', undefined).then((secret) => ({
      hmacSignatureSecret: `task ${secret}`,
      hmacKeySignatureSecret: `answer ${secret}`,
    }))
    kept.catch(() => {
      kept = undefined
    })
    return kept
  }

  return {
    async issue(now: Date) {
      await forgetExpired(db, now)
      const expiresAt = new Date(now.getTime() + lifetime)
      return createChallenge({ ...task, ...(await secrets()), counter: randomInt(600, 200), expiresAt })
    },

    /** Judges a proof and, when it is good, uses it up: to be called in the transaction that it pays for. */
    async redeem(tx: Transaction, proof: string | undefined, now: Date): Promise<Verdict> {
      if (!proof) return 'none'
      const given = handedIn.safeParse(decode(proof))
      if (!given.success) return 'wrong'
      const { challenge, solution } = given.data
      const expires = challenge.parameters.expiresAt * 1000
      if (expires <= now.getTime()) return 'expired'
      const options = { challenge: challenge as never, solution, deriveKey, ...(await secrets()) }
      const { verified } = await verifySolution(options)
      if (!verified) return 'wrong'
      const row = { signature: challenge.signature, expires_at: new Date(expires).toISOString() }
      const [used] = await tx.insert(usedProofs).values(row).onConflictDoNothing().returning()
      return used ? 'good' : 'used'
    },
  }
}

/** Forgets the proofs that nobody could hand in again. */
async function forgetExpired(db: Database, now: Date) {
  await db.delete(usedProofs).where(lt(usedProofs.expires_at, now.toISOString()))
}

function decode(proof: string): unknown {
  try {
    return JSON.parse(Buffer.from(proof, 'base64').toString())
  } catch {
    return undefined
  }
}
