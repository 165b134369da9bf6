import { defineFeature } from '#resources/feature.server.ts'
import { listErasures } from './queries.server.ts'
import { erasures as table } from './tables.server.ts'

/** The proofs themselves are kept: they name nobody. */
export const erasures = defineFeature({
  name: 'erasures',
  personalData: [{ name: 'erasures', tables: [table], export: listErasures }],
})
