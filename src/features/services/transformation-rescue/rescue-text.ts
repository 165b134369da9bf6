import type { Texts } from '#records/page-content/defaults.ts'
import type { RescueContent } from './content.ts'

export type RescueText = { text: Texts<RescueContent> }
