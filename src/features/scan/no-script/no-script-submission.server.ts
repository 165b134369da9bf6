import { randomUUID } from 'node:crypto'
import { data, redirect } from 'react-router'
import { flowContent } from '#features/scan/content.ts'
import { detailNames } from '#features/scan/flow/detail-fields.tsx'
import { readAgain } from '#features/scan/flow/earlier.ts'
import type { Wishes } from '#features/scan/flow/state.ts'
import { scoringInput } from '#features/scan/input.ts'
import type { PersonalData } from '#features/scan/personal-data.ts'
import { readPostedForm } from '#features/scan/posted-form.server.ts'
import { noteProgress } from '#features/scan/progress/visits.server.ts'
import { takeAssessment } from '#features/scan/queries.server.ts'
import { ownPath } from '#features/scan/results/paths.ts'
import { askedQuestions } from '#features/scan/scoring/pillars.ts'
import { findVersion } from '#features/scan/versions/queries.server.ts'
import { tooManyScans, wording, wrongFields } from '#features/scan/wording.ts'
import { type FieldError, fieldErrors, Refusal } from '#platform/http/problem.server.ts'
import { LimitReached } from '#platform/http/rate-limit.server.ts'
import type { Platform } from '#platform/platform.server.ts'
import { getPageContent } from '#records/page-content/queries.server.ts'
import { visitCountsOf } from '#records/visits/counts.server.ts'
import { asksNotToBeCounted } from '#records/visits/privacy-signals.server.ts'
import { type NoScriptAnswers, versionField } from './no-script-form.tsx'

/** The form as a browser without scripts posts it. The result has an address of its own, so a reload sends nothing. */
export async function answerNoScriptForm(request: Request, platform: Platform, address: string) {
  const form = await readPostedForm(request)
  const wanted = scoringInput.shape.versionId.safeParse(form.get(versionField) ?? undefined).data
  const version = (await findVersion(platform.db, wanted)) ?? (await findVersion(platform.db))
  const asked = version ? askedQuestions(version.definition) : []
  const given = asked.map(({ id }) => [id, String(form.get(id) ?? '')] as const)
  const details = Object.fromEntries(detailFields.map((name) => [name, readField(form, name)])) as PersonalData
  const wishes: Wishes = { reminder: form.has('reminder'), mailReport: form.has('mailReport') }
  const input = scoringInput.safeParse({
    answers: given.map(([, answer]) => Number(answer)),
    assessToken: randomUUID(),
    versionId: version?.id,
    earlier: readAgain(new URL(request.url).search),
    personalData: details,
    ...wishes,
  })
  const entered = { answers: Object.fromEntries(given), details, wishes }
  const refuse = (problem: string, problems: FieldError[], init: ResponseInit) =>
    data<NoScriptAnswers>({ problem, problems: byField(problems), ...entered }, init)
  if (!input.success) return refuse(...tellProblems(fieldErrors(input.error)), { status: 422 })
  if ((wishes.reminder || wishes.mailReport) && !input.data.personalData?.email) {
    const { data_address_needed: message } = await getPageContent(platform.db, flowContent)
    return refuse(message, [{ path: 'email', message }], { status: 422 })
  }
  try {
    await takeAssessment(platform, input.data, address)
    if (!asksNotToBeCounted(Object.fromEntries(request.headers)))
      await countScan(platform, asked.length).catch((error) => platform.log.error({ error }, 'a scan was not counted'))
    return redirect(ownPath(input.data.assessToken), 303)
  } catch (error) {
    if (error instanceof Refusal) return refuse(error.message, error.errors ?? [], { status: 422 })
    if (!(error instanceof LimitReached)) throw error
    const headers = { 'retry-after': String(error.retryAfter) }
    return refuse(tooManyScans(error.retryAfter), [], { status: 429, headers })
  }
}

/** No script has told of it on the way: it is begun and finished at once. */
async function countScan(platform: Platform, questions: number) {
  const progress = { visit: randomUUID(), answered: questions, questions, step: 'result' as const }
  await noteProgress(platform.db, progress, platform.now())
  visitCountsOf(platform).addStep('scans_started', undefined)
}

const detailFields = [...detailNames, 'companySize'] as const

/** What is left empty, or not chosen, is not given. */
function readField(form: FormData, name: string): string | undefined {
  const value = String(form.get(name) ?? '')
  return value === 'none' ? undefined : value || undefined
}

/** A question without an answer is what the form as a whole lacks; other problems stand at their fields. */
function tellProblems(errors: FieldError[]): [string, FieldError[]] {
  const own = errors.filter(({ path }) => path.startsWith(personal))
  return [own.length < errors.length ? wording.incomplete : wrongFields, own]
}

const personal = 'personalData.'

const byField = (errors: FieldError[]) =>
  Object.fromEntries(errors.map(({ path, message }) => [path.replace(personal, ''), message]))
