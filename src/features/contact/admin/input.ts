import { z } from 'zod'
import { inquiryStatuses } from '#features/contact/input.ts'
import { optionalText } from '#platform/input.ts'

/** What users may change about an inquiry; what its sender wrote stays as it is. */
export const inquiryChange = z
  .strictObject({
    status: z.enum(inquiryStatuses),
    owner: optionalText(300),
    due_at: z.iso.datetime({ offset: true, error: 'Please enter a day and a time.' }),
    notes: optionalText(20_000),
  })
  .partial()

/** Ways to look at the list. */
const inquiryViews = ['open', 'overdue', 'answered', 'spam', 'all'] as const

export type InquiryView = (typeof inquiryViews)[number]
