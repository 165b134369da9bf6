import type { Texts } from '#records/page-content/defaults.ts'
import type { HomeContent } from './content.ts'

export type HomeText = { text: Texts<HomeContent> }
