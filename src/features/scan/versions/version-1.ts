import { archetypes, rule } from './built-in/archetypes.ts'
import { bands, levels, pillars } from './built-in/pillars.ts'
import { questions } from './built-in/questions.ts'
import { recommendations } from './built-in/recommendations.ts'
import type { ScanVersion } from './version.ts'

/** Under this id the migration has written it into the table. */
export const version1Id = '5ca40000-0000-4000-8000-000000000001'

/** The scan as it is built in. Every other version began as a copy of it, or of one that did. */
export const version1: ScanVersion = {
  questions: questions(),
  isShuffled: true,
  pillars,
  bands,
  levels,
  rule,
  archetypes,
  recommendations,
}
