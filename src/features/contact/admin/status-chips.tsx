import { useEffect, useState } from 'react'
import { StatusChip, type Tone } from '#admin-ui/fields/status-chip.tsx'
import { dueOf } from '#features/contact/due.ts'
import type { InquiryStatus } from '#features/contact/input.ts'
import type { InquiryRow } from './inquiry-row.ts'

const statuses: Record<InquiryStatus, [tone: Tone, words: string]> = {
  new: ['fresh', 'New'],
  'in progress': ['plain', 'In progress'],
  answered: ['good', 'Answered'],
  spam: ['plain', 'Spam'],
}

type Standing = Pick<InquiryRow, 'status' | 'due_at'> & Partial<Pick<InquiryRow, 'answered_at' | 'suspected_spam'>>

export function InquiryStatusChip({ status, suspected_spam = false }: Standing) {
  const [tone, words] = statuses[status]
  return suspected_spam && status === 'new' ? (
    <StatusChip tone="soon">Suspected spam</StatusChip>
  ) : (
    <StatusChip tone={tone}>{words}</StatusChip>
  )
}

export function DueChip(inquiry: Standing) {
  const { tone, words } = dueOf(inquiry, useNow())
  return <StatusChip tone={tone}>{words}</StatusChip>
}

/** The present moment, moved on every minute, so that nothing on a screen that stays open grows old. */
function useNow(): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), 60_000)
    return () => clearInterval(timer)
  }, [])
  return now
}
