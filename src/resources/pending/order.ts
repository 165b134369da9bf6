/** Where a write of somebody's form stands: the form, its own count, and what its author's forms had written when it was typed. */
export type Mark = { tab: string; sequence: number; revision: number }

type Kept = Omit<Mark, 'tab'> & { tab: string | null }

/**
 * Whether a write may take the place of what is kept. The writes of one form follow each other by their count, however
 * they arrive: an older one is late. Another form of the same author takes over only from what it has seen, so that
 * nothing goes that nobody looked at, and nothing comes back that was saved or discarded.
 */
export function compareWrites(kept: Kept, sent: Mark): 'newer' | 'late' | 'overtaken' {
  if (kept.tab === sent.tab) return sent.sequence > kept.sequence ? 'newer' : 'late'
  return kept.revision === sent.revision ? 'newer' : 'overtaken'
}
