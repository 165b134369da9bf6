import { randomUUID } from 'node:crypto'
import { data, redirect } from 'react-router'
import { scoringInput } from '#features/scan/input.ts'
import { recordAssessment } from '#features/scan/queries.server.ts'
import { questions } from '#features/scan/scoring/questions.ts'
import { wording } from '#features/scan/wording.ts'
import type { Platform } from '#platform/platform.server.ts'
import type { NoScriptAnswers } from './no-script-form.tsx'

const longest = 8 * 1024

/** The form as a browser without scripts posts it. The result has an address of its own, so a reload sends nothing. */
export async function answerNoScriptForm(request: Request, { db, now }: Platform) {
  // A body of unknown length is refused as well: it may have no end.
  const length = Number(request.headers.get('content-length') || Number.NaN)
  if (!(length <= longest)) throw data(null, { status: 413 })
  const form = await request.formData().catch(() => new FormData())
  const given = questions.map(({ id }) => [id, String(form.get(id) ?? '')] as const)
  const input = scoringInput.safeParse({
    answers: given.map(([, answer]) => Number(answer)),
    assessToken: randomUUID(),
  })
  if (!input.success) {
    return data<NoScriptAnswers>({ problem: wording.incomplete, answers: Object.fromEntries(given) }, { status: 422 })
  }
  const { assessmentId } = await recordAssessment(db, input.data, now())
  return redirect(`/assessment/shared/${assessmentId}`, 303)
}
