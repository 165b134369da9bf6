import { defineFeature } from '#resources/feature.server.ts'
import { measurePictures } from './measure.server.ts'
import { storage } from './storage.server.ts'
import { files as table } from './tables.server.ts'

export const files = defineFeature({
  name: 'files',
  tables: [table],
  routes: storage,
  nightly: [{ name: 'measure-pictures', cron: '40 3 * * *', perform: ({ db }) => measurePictures(db) }],
})
