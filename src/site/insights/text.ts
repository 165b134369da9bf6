import type { Texts } from '#records/page-content/defaults.ts'
import type { InsightsContent } from './content.ts'

export type InsightsText = { text: Texts<InsightsContent> }
