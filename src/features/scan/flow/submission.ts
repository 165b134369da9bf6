import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { descriptionQuery, ownQuery, relatedQuery, submitAssessment } from '#features/scan/client.ts'
import type { PersonalData } from '#features/scan/personal-data.ts'
import { wording } from '#features/scan/wording.ts'
import { ApiError } from '#platform/http/api-client.ts'
import { prepare } from '#platform/pages/page-data.ts'
import { notify } from '#ui/notify.ts'
import { findEarlier, keepEarlier } from './earlier.ts'
import { type Assessment, answersInOrder, finish, isAnswered } from './state.ts'
import { changeAssessment } from './store.ts'

type Problems = Partial<Record<string, string>>

/** Sends the answers, once at a time. What failed can be sent again as it is: the token keeps it one assessment. */
export function useSubmission(assessment: Assessment, onDone: () => void) {
  const queries = useQueryClient()
  const [busy, setBusy] = useState(false)
  const [problems, setProblems] = useState<Problems>({})

  async function submit(personalData: PersonalData) {
    if (busy) return
    if (!isAnswered(assessment)) return notify.error(wording.incomplete)
    setBusy(true)
    setProblems({})
    try {
      const { assessToken, scan } = assessment
      const hasAddress = Boolean(personalData.email)
      const answers = answersInOrder(assessment)
      const result = await submitAssessment({
        answers,
        assessToken,
        personalData,
        versionId: scan.id,
        earlier: findEarlier(),
        reminder: assessment.reminder && hasAddress,
        mailReport: assessment.mailReport && hasAddress,
      })
      const { assessmentId } = result
      keepEarlier(assessmentId)
      await Promise.all([
        queries.prefetchQuery(descriptionQuery(assessmentId)),
        prepare(relatedQuery(assessmentId), ownQuery(assessToken)),
      ])
      onDone()
      changeAssessment((state) => finish(state, result))
      notify.success(wording.submitted)
    } catch (error) {
      setBusy(false)
      setProblems(problemsOf(error))
      notify.error(isIncomplete(error) ? wording.incomplete : wording.submitFailed, waitOf(error))
    }
  }

  return { busy, problems, submit }
}

const isIncomplete = (error: unknown) => error instanceof ApiError && error.problem.detail === wording.incomplete

/** When there were too many, the server says how long to wait. */
const waitOf = (error: unknown) =>
  error instanceof ApiError && error.status === 429 ? error.problem.detail : undefined

/** What the server says about single fields, by field. */
function problemsOf(error: unknown): Problems {
  const fields = Object.entries(error instanceof ApiError ? error.fields : {})
  return Object.fromEntries(fields.map(([path, message]) => [path.replace('personalData.', ''), message]))
}
