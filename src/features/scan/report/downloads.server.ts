import { type Context, Hono } from 'hono'
import { findSharedAssessment } from '#features/scan/queries.server.ts'
import { getRelated } from '#features/scan/related/queries.server.ts'
import { findOwnAssessment } from '#features/scan/results/own.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { requestOrigin } from '#platform/http/request-origin.server.ts'
import { createWorkerProcess } from '#platform/jobs/worker-process.server.ts'
import type { Attachment } from '#platform/mail/transport.server.ts'
import type { Platform } from '#platform/platform.server.ts'
import { getCompanyName } from '#records/page-content/queries.server.ts'
import type { Feature } from '#resources/feature.server.ts'
import type { ReportSubject } from './report.server.ts'
import type { ReportTask } from './report-process.server.ts'
import { drawSharePicture } from './share-picture.server.tsx'

export const reports = createWorkerProcess<ReportTask>('src/features/scan/report/report-process.server.ts')

/**
 * What stands beside a shared result: its picture for previews, and the report to forward. Under the token of whoever took
 * the scan the report has their answers as well.
 */
export function scanDownloads(platform: Platform, features: Feature[]) {
  const { db, environment } = platform
  return new Hono()
    .get('/assessment/shared/:assessToken/picture.png', async (c, next) => {
      const shared = await findSharedAssessment(db, c.req.param('assessToken'))
      if (!shared) return next()
      const picture = await drawSharePicture(shared.description, await getCompanyName(db))
      return send(c, picture, {
        'content-type': 'image/png',
        'cache-control': 'public, max-age=3600',
        // Previews of links show it on their own pages.
        'cross-origin-resource-policy': 'cross-origin',
      })
    })
    .get('/assessment/shared/:assessToken/report.pdf', async (c, next) => {
      const origin = requestOrigin(Object.fromEntries(c.req.raw.headers), environment)
      const report = await makeReport(platform, features, c.req.param('assessToken'), origin)
      if (!report) return next()
      return send(c, report.data, {
        'content-type': report.content_type,
        'content-disposition': `attachment; filename="${report.file_name}"`,
        'cache-control': 'private, no-store',
      })
    })
}

/** The report behind a link, or nothing when there is no such link. */
export async function makeReport(
  platform: Pick<Platform, 'db' | 'cache' | 'now'>,
  features: Feature[],
  idOrToken: string,
  origin: string,
): Promise<Attachment | undefined> {
  const { db } = platform
  const shared = (await findOwnAssessment(db, idOrToken)) ?? (await findSharedAssessment(db, idOrToken))
  if (!shared) return undefined
  return drawReport(db, { ...shared, related: await getRelated(platform, features, shared.result) }, origin)
}

export async function drawReport(db: Database, shared: ReportSubject, origin: string): Promise<Attachment> {
  const frame = { companyName: await getCompanyName(db), origin }
  return {
    file_name: `transformation-readiness-${shared.result.dominantArchetype}.pdf`,
    content_type: 'application/pdf',
    data: await reports.run({ shared, frame }),
  }
}

function send(c: Context, body: Buffer, headers: Record<string, string>) {
  return c.body(new Uint8Array(body), 200, {
    'x-robots-tag': 'noindex',
    ...headers,
  })
}
