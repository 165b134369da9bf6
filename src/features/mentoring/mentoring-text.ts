import type { Texts } from '#records/page-content/defaults.ts'
import type { MentoringContent } from './content.ts'

export type MentoringText = { text: Texts<MentoringContent> }
