import { Hono } from 'hono'
import type { UserEnv } from '#accounts/session.server.ts'
import { asDatabase } from '#platform/database/transaction.server.ts'
import { defineFeature } from '#resources/feature.server.ts'
import { assessmentsResource } from './admin.server.ts'
import { refusedShared, scanApi, sharedFunction } from './api.server.ts'
import { flowContent, resultsContent, scanContent } from './content.ts'
import { recordExample } from './example.server.ts'
import { computePeers } from './peers/peers.server.ts'
import { eraseAssessmentsOf, eraseOutdatedAssessments, exportAssessments } from './personal-data.server.ts'
import { eraseOutdatedVisits } from './progress/visits.server.ts'
import { relatedAdminApi } from './related/admin-api.server.ts'
import { sendReminders } from './reminders/reminders.server.ts'
import { scanDownloads } from './report/downloads.server.ts'
import { mailReport } from './report/mail.server.ts'
import { type ReportJob, reportQueue, resumeReports } from './report/owed.server.ts'
import { exampleToken as exampleResult } from './results/examples.ts'
import { assessments, scanPins, scanVersions, scanVisits } from './tables.server.ts'
import { teamApi } from './team/api.server.ts'
import { answerContent, manageContent, startContent } from './team/content.ts'
import { teamDownloads } from './team/downloads.server.ts'
import { exampleToken } from './team/example.server.ts'
import { managePath, teamPath } from './team/paths.ts'
import { eraseOutdatedTeamScans, eraseTeamScansOf, exportTeamScans } from './team/personal-data.server.ts'
import { teamAnswers, teamBatches, teamScans } from './team/tables.server.ts'
import { teamScanEntries } from './team/timeline.server.ts'
import { assessmentEntries } from './timeline.server.ts'
import { versionsResource } from './versions/admin.server.ts'
import { versionsApi } from './versions/admin-api.server.ts'

const group = 'Readiness scan'

const decade = 10 * 365 * 24 * 60 * 60

export const scan = defineFeature({
  name: 'scan',
  tables: [scanVersions, scanPins],
  api: (platform, features) => scanApi(platform, features).route('/', teamApi(platform)),
  failures: { [sharedFunction]: refusedShared },
  routes: (platform, features) => scanDownloads(platform, features).route('/', teamDownloads(platform)),
  resources: [assessmentsResource, versionsResource],
  adminApi: (platform, features) =>
    new Hono<UserEnv>().route('/', versionsApi(platform)).route('/', relatedAdminApi(platform, features)),
  screens: ['/scan', '/scan/:id'],
  texts: [
    { group, name: 'Scan: start and details', path: '/assessments', content: flowContent },
    { group, name: 'Scan: questions', path: '/scan/transformation-readiness', content: scanContent },
    { group, name: 'Scan: result', seenAt: `/assessment/shared/${exampleResult}`, content: resultsContent },
    { group, name: 'Team scan: start', path: '/team', content: startContent },
    { group, name: 'Team scan: answers', seenAt: teamPath(exampleToken), content: answerContent },
    { group, name: 'Team scan: organiser', seenAt: managePath(exampleToken), content: manageContent },
  ],
  preparePreview: (tx, path, now) => recordExample(asDatabase(tx), path, now),
  parameters: ['again'],
  timeline: [assessmentEntries, teamScanEntries],
  queues: (features) => [
    {
      name: reportQueue,
      // From a few seconds up to an hour apart, until it can be drawn.
      options: {
        ...{ retryLimit: 1_000_000, retryDelay: 5, retryBackoff: true, retryDelayMax: 60 * 60 },
        ...{ expireInSeconds: 60, retentionSeconds: decade },
      },
      resume: resumeReports,
      perform: (parts, job) => mailReport(parts, features, (job as ReportJob).assessmentId),
    },
  ],
  nightly: [
    { name: 'scan-reminders', cron: '5 8 * * *', perform: (parts) => sendReminders(parts) },
    { name: 'scan-peers', cron: '45 3 * * *', perform: ({ db, now }) => computePeers(db, now) },
  ],
  personalData: [
    {
      name: 'assessments',
      tables: [assessments],
      export: exportAssessments,
      erase: eraseAssessmentsOf,
      eraseOutdated: eraseOutdatedAssessments,
    },
    {
      name: 'team_scans',
      tables: [teamScans, teamBatches, teamAnswers],
      export: exportTeamScans,
      erase: eraseTeamScansOf,
      eraseOutdated: eraseOutdatedTeamScans,
    },
    { name: 'visits', tables: [scanVisits], eraseOutdated: eraseOutdatedVisits },
  ],
})
