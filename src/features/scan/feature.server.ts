import { defineFeature } from '#resources/feature.server.ts'
import { assessmentsResource } from './admin.server.ts'
import { refusedShared, scanApi, sharedFunction } from './api.server.ts'
import { flowContent, resultsContent, scanContent } from './content.ts'
import { exampleToken, recordExample } from './example.server.ts'
import { eraseAssessmentsOf, eraseOutdatedAssessments, exportAssessments } from './personal-data.server.ts'
import { eraseOutdatedVisits } from './progress/visits.server.ts'
import { scanDownloads } from './report/downloads.server.ts'
import { assessments, scanVisits } from './tables.server.ts'
import { assessmentEntries } from './timeline.server.ts'

const group = 'Readiness scan'

export const scan = defineFeature({
  name: 'scan',
  api: scanApi,
  failures: { [sharedFunction]: refusedShared },
  routes: scanDownloads,
  resources: [assessmentsResource],
  texts: [
    { group, name: 'Scan: start and details', path: '/assessments', content: flowContent },
    { group, name: 'Scan: questions', path: '/scan/transformation-readiness', content: scanContent },
    { group, name: 'Scan: result', seenAt: `/assessment/shared/${exampleToken}`, content: resultsContent },
  ],
  preparePreview: async (tx, path, now) => path.endsWith(exampleToken) && recordExample(tx, now),
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
