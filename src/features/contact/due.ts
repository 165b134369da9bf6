import { formatSpan } from '#admin-ui/format/format-date.ts'
import type { InquiryStatus } from './input.ts'

type Promised = { status: InquiryStatus; due_at: string; answered_at?: string | null }

export type Due = { words: string; tone: 'danger' | 'soon' | 'calm' | 'good' | 'plain' }

const soon = 4 * 60 * 60 * 1000

/** Whether the promised answer is late, near, or was given in time. */
export function dueOf({ status, due_at, answered_at }: Promised, now: Date): Due {
  const left = Date.parse(due_at) - (answered_at ? Date.parse(answered_at) : now.getTime())
  if (status === 'spam') return { words: 'No answer', tone: 'plain' }
  if (status === 'answered') {
    if (!answered_at || left >= 0) return { words: answered_at ? 'Answered in time' : 'Answered', tone: 'good' }
    return { words: `Answered ${formatSpan(-left)} late`, tone: 'plain' }
  }
  if (left < 0) return { words: `Overdue by ${formatSpan(-left)}`, tone: 'danger' }
  return { words: `Due in ${formatSpan(left)}`, tone: left < soon ? 'soon' : 'calm' }
}
