import { dueOf } from '#features/contact/due.ts'
import type { InquiryStatus } from '#features/contact/input.ts'
import { Mark, type Tone } from '#ui/office/mark.tsx'
import { useNow } from '#ui/office/use-now.ts'
import type { InquiryRow } from './inquiry-row.ts'

const statuses: Record<InquiryStatus, [tone: Tone, words: string]> = {
  new: ['fresh', 'New'],
  'in progress': ['plain', 'In progress'],
  answered: ['good', 'Answered'],
  spam: ['plain', 'Spam'],
}

type Standing = Pick<InquiryRow, 'status' | 'due_at'> & Partial<Pick<InquiryRow, 'answered_at' | 'suspected_spam'>>

export function StatusMark({ status, suspected_spam = false }: Standing) {
  const [tone, words] = statuses[status]
  return suspected_spam && status === 'new' ? <Mark tone="soon">Suspected spam</Mark> : <Mark tone={tone}>{words}</Mark>
}

export function DueMark(inquiry: Standing) {
  const { tone, words } = dueOf(inquiry, useNow())
  return <Mark tone={tone}>{words}</Mark>
}
