import type { Texts } from '#records/page-content/defaults.ts'
import type { ContactContent } from './content.ts'

export type ContactText = { text: Texts<ContactContent> }
