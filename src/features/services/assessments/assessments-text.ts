import type { Texts } from '#records/page-content/defaults.ts'
import type { AssessmentServicesContent } from './content.ts'

export type AssessmentsText = { text: Texts<AssessmentServicesContent> }
