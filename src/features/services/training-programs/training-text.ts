import type { Texts } from '#records/page-content/defaults.ts'
import type { TrainingContent } from './content.ts'

export type TrainingText = { text: Texts<TrainingContent> }
