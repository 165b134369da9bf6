import type { Texts } from '#records/page-content/defaults.ts'
import type { AiConsultingContent } from './content.ts'

export type AiText = { text: Texts<AiConsultingContent> }
