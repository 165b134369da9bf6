import type { Consultant } from '#records/consultants/client.ts'
import type { Texts } from '#records/page-content/defaults.ts'
import type { ConsultantsContent } from './content.ts'

export type PeopleProps = { text: Texts<ConsultantsContent>; people: Consultant[] }
