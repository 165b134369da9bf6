import { dailyVisits } from '#records/visits/tables.server.ts'
import { defineFeature } from '#resources/feature.server.ts'
import { visitsAdminApi } from './admin-api.server.ts'
import { visitsApi } from './api.server.ts'
import { eraseOutdatedVisits } from './queries.server.ts'
import { quickVisits } from './quick.server.ts'
import { keepCount } from './won.server.ts'

export const visits = defineFeature({
  name: 'visits',
  api: visitsApi,
  quick: quickVisits,
  adminApi: visitsAdminApi,
  screens: ['/visits'],
  personalData: [{ name: 'visit counts', tables: [dailyVisits], erase: keepCount, eraseOutdated: eraseOutdatedVisits }],
})
