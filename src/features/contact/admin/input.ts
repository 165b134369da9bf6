import { z } from 'zod'
import { inquiryStatuses } from '#features/contact/input.ts'
import { moment, optionalText } from '#platform/input.ts'

/** What users may change about an inquiry; what its sender wrote stays as it is. */
export const inquiryChange = z
  .strictObject({
    status: z.enum(inquiryStatuses),
    owner: optionalText(300),
    due_at: moment,
    notes: optionalText(20_000),
  })
  .partial()

/** Ways to look at the list. */
const inquiryViews = ['open', 'overdue', 'answered', 'spam', 'all'] as const

export type InquiryView = (typeof inquiryViews)[number]
