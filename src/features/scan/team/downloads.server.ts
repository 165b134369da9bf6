import { Hono } from 'hono'
import { reports } from '#features/scan/report/downloads.server.ts'
import { requestOrigin } from '#platform/http/request-origin.server.ts'
import type { Platform } from '#platform/platform.server.ts'
import { getCompanyName } from '#records/page-content/queries.server.ts'
import { privateHeaders, readShown } from './page.server.ts'
import { findManagedTeam } from './queries.server.ts'

/** The report for the board, from when on there is something to see. */
export function teamDownloads({ primary, environment, now }: Platform) {
  return new Hono().get('/team/manage/:token/report.pdf', async (c, next) => {
    const team = await findManagedTeam(primary, c.req.param('token'))
    const shown = team && (await readShown(primary, team))
    if (!team || !shown?.figures) return next()
    const { figures, answers } = shown
    const frame = { companyName: await getCompanyName(primary), origin: requestOrigin(c.req.header(), environment) }
    const report = await reports.run({ team: { name: team.name, answers, figures, at: now().toISOString() }, frame })
    return c.body(new Uint8Array(report), 200, {
      ...privateHeaders,
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="team-readiness.pdf"',
    })
  })
}
