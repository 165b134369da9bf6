import { personEntries, people as table } from '#records/people/tables.server.ts'
import { ownEntries } from '#records/people/timeline.server.ts'
import { defineFeature } from '#resources/feature.server.ts'
import { peopleResource } from './admin.server.ts'
import { peopleApi } from './api.server.ts'
import { eraseCard, eraseOutdatedCards, exportCard } from './personal-data.server.ts'
import { templatesResource } from './templates.server.ts'

export const people = defineFeature({
  name: 'people',
  findable: [peopleResource],
  resources: [templatesResource],
  adminApi: peopleApi,
  screens: ['/people', '/people/:id', '/pipeline'],
  timeline: [ownEntries],
  personalData: [
    {
      name: 'people',
      tables: [table, personEntries],
      export: exportCard,
      erase: eraseCard,
      eraseOutdated: eraseOutdatedCards,
    },
  ],
})
