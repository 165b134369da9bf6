import type { FlowContent } from '#features/scan/content.ts'
import type { Texts } from '#records/page-content/defaults.ts'

export type FlowTexts = Texts<FlowContent>
