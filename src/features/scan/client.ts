import { queryOptions } from '@tanstack/react-query'
import { ApiError, api } from '#platform/http/api-client.ts'
import type { PersonalData } from './personal-data.ts'
import type { Result } from './queries.server.ts'

export type { Result } from './queries.server.ts'

type Submission = { answers: number[]; assessToken: string; personalData: PersonalData }

/** May be called again after a failure: the token makes sure that there is one assessment. */
export function submitAssessment(submission: Submission) {
  return api().post<Result>('/api/functions/assessment-scoring', submission)
}

/** The result behind a shared link, or null when there is none. */
export function sharedResultQuery(assessToken: string) {
  return queryOptions({
    queryKey: ['shared-assessment', assessToken],
    queryFn: () => readShared(assessToken),
    enabled: assessToken !== '',
  })
}

async function readShared(assessToken: string): Promise<Result | null> {
  try {
    const answer = await api().post<{ data: Result }>('/api/functions/get-shared-assessment', { assessToken })
    return answer.data
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null
    throw error
  }
}
