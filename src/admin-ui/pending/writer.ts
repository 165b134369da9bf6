import type { Claim, Kept, Mark, PendingWrite, Values } from './pending.ts'

type Send = (write: PendingWrite) => Promise<Kept>

/** Numbers the writes of one open form, so that the server can tell which is newer, however they arrive. */
export function createWriter(seen: number, tab = crypto.randomUUID()) {
  let sequence = 0
  let revision = seen
  const next = (): Mark => {
    sequence += 1
    return { tab, sequence, revision }
  }
  return {
    async write(values: Values | null, basedOn: string | null, send: Send): Promise<Kept> {
      const kept = await send({ ...next(), values, based_on: basedOn })
      revision = Math.max(revision, kept.revision)
      return kept
    },
    claim: (item: string): Claim => ({ ...next(), item }),
    /** Whoever uses the form has been shown what another window wrote. */
    see(shown: number) {
      revision = Math.max(revision, shown)
    },
  }
}
