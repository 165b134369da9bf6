import { eq } from 'drizzle-orm'
import { defineFeature } from '#resources/feature.server.ts'
import { line } from '#resources/text-list.ts'
import { inquiriesResource } from './admin.server.ts'
import { contactApi } from './api.server.ts'
import { contactContent } from './content.ts'
import { findOptionProblem } from './interest-options.ts'
import { eraseInquiriesOf, eraseOutdatedInquiries, exportInquiries } from './personal-data.server.ts'
import { consents, inquiries } from './tables.server.ts'
import { inquiryEntries } from './timeline.server.ts'

export const contact = defineFeature({
  name: 'contact',
  api: contactApi,
  resources: [inquiriesResource],
  texts: [
    {
      group: 'Contact and policies',
      name: 'Contact',
      path: '/contact',
      content: contactContent,
      lists: {
        interest_options: {
          entry: 'choice',
          problemOf: findOptionProblem,
          least: 1,
          fields: [line('label', 'What visitors see'), { name: 'value', label: 'Value', type: 'key', from: 'label' }],
        },
      },
    },
  ],
  timeline: [inquiryEntries],
  afterUserMoves: (tx, before, after) => tx.update(inquiries).set({ owner: after }).where(eq(inquiries.owner, before)),
  personalData: [
    {
      name: 'inquiries',
      tables: [inquiries, consents],
      export: exportInquiries,
      erase: eraseInquiriesOf,
      eraseOutdated: eraseOutdatedInquiries,
    },
  ],
})
