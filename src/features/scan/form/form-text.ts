import type { ScanContent } from '#features/scan/content.ts'
import type { Texts } from '#records/page-content/defaults.ts'

export type ScanTexts = Texts<ScanContent>
