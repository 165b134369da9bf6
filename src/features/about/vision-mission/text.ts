import type { Texts } from '#records/page-content/defaults.ts'
import type { VisionContent } from './content.ts'

export type VisionText = { text: Texts<VisionContent> }
