import type { Texts } from '#records/page-content/defaults.ts'
import type { AboutContent } from './content.ts'

export type AboutText = { text: Texts<AboutContent> }
