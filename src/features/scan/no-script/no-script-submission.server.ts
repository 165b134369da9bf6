import { randomUUID } from 'node:crypto'
import { data, redirect } from 'react-router'
import { readAgain } from '#features/scan/flow/earlier.ts'
import { scoringInput } from '#features/scan/input.ts'
import { readPostedForm } from '#features/scan/posted-form.server.ts'
import { takeAssessment } from '#features/scan/queries.server.ts'
import { ownPath } from '#features/scan/results/paths.ts'
import { askedQuestions } from '#features/scan/scoring/pillars.ts'
import { findVersion } from '#features/scan/versions/queries.server.ts'
import { tooManyScans, wording } from '#features/scan/wording.ts'
import { LimitReached } from '#platform/http/rate-limit.server.ts'
import type { Platform } from '#platform/platform.server.ts'
import { type NoScriptAnswers, versionField } from './no-script-form.tsx'

/** The form as a browser without scripts posts it. The result has an address of its own, so a reload sends nothing. */
export async function answerNoScriptForm(request: Request, platform: Platform, address: string) {
  const form = await readPostedForm(request)
  const wanted = scoringInput.shape.versionId.safeParse(form.get(versionField) ?? undefined).data
  const version = (await findVersion(platform.db, wanted)) ?? (await findVersion(platform.db))
  const asked = version ? askedQuestions(version.definition) : []
  const given = asked.map(({ id }) => [id, String(form.get(id) ?? '')] as const)
  const input = scoringInput.safeParse({
    answers: given.map(([, answer]) => Number(answer)),
    assessToken: randomUUID(),
    versionId: version?.id,
    earlier: readAgain(new URL(request.url).search),
  })
  const answers = Object.fromEntries(given)
  if (!input.success) {
    return data<NoScriptAnswers>({ problem: wording.incomplete, answers }, { status: 422 })
  }
  try {
    await takeAssessment(platform, input.data, address)
    return redirect(ownPath(input.data.assessToken), 303)
  } catch (error) {
    if (!(error instanceof LimitReached)) throw error
    const headers = { 'retry-after': String(error.retryAfter) }
    return data<NoScriptAnswers>({ problem: tooManyScans(error.retryAfter), answers }, { status: 429, headers })
  }
}
