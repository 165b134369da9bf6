import { eq } from 'drizzle-orm'
import { flowContent } from '#features/scan/content.ts'
import { combinationOf, listRelated } from '#features/scan/related/queries.server.ts'
import type { Description } from '#features/scan/results/describe.ts'
import { findOwnAssessment } from '#features/scan/results/own.server.ts'
import { ownPath } from '#features/scan/results/paths.ts'
import { assessments } from '#features/scan/tables.server.ts'
import { lockRow } from '#platform/database/transaction.server.ts'
import { mailedOrigin } from '#platform/http/request-origin.server.ts'
import type { RoutineDeps } from '#platform/jobs/background.server.ts'
import { enqueueMails } from '#platform/mail/outbox.server.ts'
import { readMailSettings } from '#platform/mail/settings.server.ts'
import { type MailBar, renderMail } from '#platform/mail/template.server.tsx'
import { getPageContent } from '#records/page-content/queries.server.ts'
import type { Feature } from '#resources/feature.server.ts'
import { getColours } from '#ui/colours.server.ts'
import { drawReport } from './downloads.server.ts'
import { reportMailKind } from './owed.server.ts'
import { bandColour } from './report.server.ts'

type Deps = Pick<RoutineDeps, 'db' | 'environment' | 'now'>

/**
 * Draws the report that somebody asked for and puts it into the outbox, once. Nothing that a visitor has typed is part of
 * the mail, because the address may be a stranger's.
 */
export async function mailReport({ db, environment, now }: Deps, features: Feature[], id: string) {
  const [owed] = await db.select().from(assessments).where(eq(assessments.id, id))
  const own = owed?.report_owed ? await findOwnAssessment(db, owed.assess_token) : undefined
  if (!own || !owed) return
  const origin = mailedOrigin(environment)
  const related = await listRelated(db, features, combinationOf(own.result), now)
  const attachment = await drawReport(db, { ...own, related }, origin)
  const text = await getPageContent(db, flowContent)
  const { archetype, level, pillars } = own.description
  const subject = text.report_subject.replace('{archetype}', () => archetype.name)
  await db.transaction(async (tx) => {
    const row = await lockRow(tx, assessments, id)
    if (!row?.report_owed || !row.email || !row.person_id) return
    await enqueueMails(tx, readMailSettings(environment), [
      {
        about: row.person_id,
        kind: reportMailKind,
        to: { address: row.email, name: '' },
        subject,
        ...renderMail({
          title: subject,
          paragraphs: [`${archetype.tagline} ${text.report_level.replace('{level}', () => level)}`, text.report_text],
          bars: pillarBars(pillars),
          link: { label: text.report_button, address: origin + ownPath(row.assess_token) },
          closing: text.report_closing,
        }),
        attachments: [attachment],
        created_at: now.toISOString(),
      },
    ])
    await tx.update(assessments).set({ report_owed: false }).where(eq(assessments.id, id))
  })
}

/** The pillars as mails draw them, in the colours of their bands. */
export function pillarBars(pillars: Description['pillars']): MailBar[] {
  const colours = getColours('light')
  return pillars.map(({ name, score, band }) => ({
    label: name,
    note: band.name,
    score,
    colour: colours[bandColour[band.key]],
  }))
}
