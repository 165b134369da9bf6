import { queryOptions } from '@tanstack/react-query'
import { api, orNull } from '#platform/http/api-client.ts'
import { sourceOfVisit } from '#records/visits/source-of-visit.ts'
import { ownPages } from './own-pages.ts'
import type { PersonalData } from './personal-data.ts'
import type { Result } from './queries.server.ts'
import type { RelatedLink } from './related/choose.ts'
import type { Description } from './results/describe.ts'
import type { OwnAssessment } from './results/own.server.ts'
import type { Scan } from './versions/scan.ts'

export type { Result } from './queries.server.ts'

/** The questions of the published version. */
export function scanQuery() {
  return queryOptions({
    queryKey: ['scan', 'published'],
    queryFn: ({ signal }) => api().get<Scan>('/api/scan', signal),
  })
}

type Submission = {
  answers: number[]
  assessToken: string
  personalData: PersonalData
  versionId: string
  earlier: string | undefined
  reminder: boolean
  mailReport: boolean
}

/** May be called again after a failure: the token makes sure that there is one assessment. */
export function submitAssessment(submission: Submission) {
  const body = { ...submission, source: sourceOfVisit(ownPages) }
  return api().post<Result>('/api/functions/assessment-scoring', body)
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
  const path = '/api/functions/get-shared-assessment'
  const answer = await orNull(api().post<{ data: Result }>(path, { assessToken }))
  return answer?.data ?? null
}

/** What a result says. It never changes: it is in the words of the version that the scan was scored by. */
export function descriptionQuery(assessToken: string) {
  return queryOptions({
    queryKey: ['shared-assessment', assessToken, 'description'],
    queryFn: () => orNull(api().post<Description>('/api/functions/describe-assessment', { assessToken })),
    enabled: assessToken !== '',
    staleTime: Number.POSITIVE_INFINITY,
  })
}

/** What a result leads on to. Under the name of the scan, whose changes open pages hear of. */
export function relatedQuery(assessToken: string) {
  return queryOptions({
    queryKey: ['scan', 'related', assessToken],
    queryFn: () => orNull(api().post<RelatedLink[]>('/api/functions/assessment-related', { assessToken })),
    enabled: assessToken !== '',
  })
}

/** What only whoever took the scan is told. */
export type OwnFacts = Pick<OwnAssessment, 'answers' | 'peers' | 'earlier'>

export function ownQuery(assessToken: string) {
  return queryOptions({
    queryKey: ['own-assessment', assessToken],
    queryFn: () => orNull(api().post<OwnFacts>('/api/functions/own-assessment', { assessToken })),
    enabled: assessToken !== '',
  })
}
