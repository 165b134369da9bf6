import { asDatabase } from '#platform/database/transaction.server.ts'
import { defineFeature } from '#resources/feature.server.ts'
import { assessmentsResource } from './admin.server.ts'
import { refusedShared, scanApi, sharedFunction } from './api.server.ts'
import { flowContent, resultsContent, scanContent } from './content.ts'
import { recordExample } from './example.server.ts'
import { eraseAssessmentsOf, eraseOutdatedAssessments, exportAssessments } from './personal-data.server.ts'
import { eraseOutdatedVisits } from './progress/visits.server.ts'
import { scanDownloads } from './report/downloads.server.ts'
import { exampleToken } from './results/examples.ts'
import { assessments, scanVersions, scanVisits } from './tables.server.ts'
import { assessmentEntries } from './timeline.server.ts'
import { versionsResource } from './versions/admin.server.ts'
import { versionsApi } from './versions/admin-api.server.ts'

const group = 'Readiness scan'

export const scan = defineFeature({
  name: 'scan',
  tables: [scanVersions],
  api: scanApi,
  failures: { [sharedFunction]: refusedShared },
  routes: scanDownloads,
  resources: [assessmentsResource, versionsResource],
  adminApi: versionsApi,
  texts: [
    { group, name: 'Scan: start and details', path: '/assessments', content: flowContent },
    { group, name: 'Scan: questions', path: '/scan/transformation-readiness', content: scanContent },
    { group, name: 'Scan: result', seenAt: `/assessment/shared/${exampleToken}`, content: resultsContent },
  ],
  preparePreview: (tx, path, now) => recordExample(asDatabase(tx), path, now),
  timeline: [assessmentEntries],
  personalData: [
    {
      name: 'assessments',
      tables: [assessments],
      export: exportAssessments,
      erase: eraseAssessmentsOf,
      eraseOutdated: eraseOutdatedAssessments,
    },
    { name: 'visits', tables: [scanVisits], eraseOutdated: eraseOutdatedVisits },
  ],
})
