import type { ResultsContent } from '#features/scan/content.ts'
import type { Texts } from '#records/page-content/defaults.ts'

export type ResultTexts = Texts<ResultsContent>
