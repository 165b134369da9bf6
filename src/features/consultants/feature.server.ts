import { listConsultants } from '#records/consultants/queries.server.ts'
import { defineFeature } from '#resources/feature.server.ts'
import { consultantsContent } from './content.ts'

export const consultantsPage = defineFeature({
  name: 'consultants-page',
  texts: [{ group: 'About us', name: 'Consultants', path: '/about/consultants', content: consultantsContent }],
  related: {
    kind: 'consultant',
    list: async (db) =>
      (await listConsultants(db)).map(({ id, name, title, tags }) => ({
        id,
        title: name,
        text: title,
        path: `/about/consultants#consultant-${id}`,
        tags: tags.map((tag) => tag.name),
      })),
  },
})
