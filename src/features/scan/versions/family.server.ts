import { createHash } from 'node:crypto'
import { askedQuestions } from '#features/scan/scoring/pillars.ts'
import type { ScanVersion } from './version.ts'

/**
 * Versions whose scores can be compared: they ask the same questions, of the same pillars and weights. Words and bands may
 * differ.
 */
export function familyOf(version: Pick<ScanVersion, 'questions'>): string {
  const asked = askedQuestions(version).map(({ id, pillar, weight }) => `${id} ${pillar} ${weight}`)
  return createHash('sha256').update(asked.sort().join('\n')).digest('base64url').slice(0, 22)
}
