import { useState } from 'react'
import {
  type FlowContent,
  flowContent,
  type ResultsContent,
  resultsContent,
  type ScanContent,
  scanContent,
} from '#features/scan/content.ts'
import { QuestionForm } from '#features/scan/form/question-form.tsx'
import { OwnResult } from '#features/scan/results/own-result.tsx'
import { filled, type PageData, prepare } from '#platform/pages/page-data.ts'
import { platformContext } from '#platform/platform.server.ts'
import { contentQuery, usePageContent } from '#records/page-content/client.ts'
import { contentMeta } from '#records/page-content/content-meta.ts'
import { getPageContent } from '#records/page-content/queries.server.ts'
import type { Route } from './+types/assessments-page.ts'
import { Intro } from './intro.tsx'
import { PersonalDataForm } from './personal-data-form.tsx'
import { changeAssessment, forgetAssessment, restartAssessment, useAssessment } from './store.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const { db } = context.get(platformContext)
  const [flow, scan, results] = await Promise.all([
    getPageContent(db, flowContent),
    getPageContent(db, scanContent),
    getPageContent(db, resultsContent),
  ])
  return {
    queries: [
      filled(contentQuery<FlowContent>('scan-flow'), flow),
      filled(contentQuery<ScanContent>('scan'), scan),
      filled(contentQuery<ResultsContent>('scan-results'), results),
    ],
  } satisfies PageData
}

export function clientLoader() {
  return prepare(
    contentQuery<FlowContent>('scan-flow'),
    contentQuery<ScanContent>('scan'),
    contentQuery<ResultsContent>('scan-results'),
  )
}

export const meta: Route.MetaFunction = contentMeta<FlowContent>('scan-flow', '/assessments')

/** Introduction → questions → personal data → result. */
export default function AssessmentsPage() {
  const text = usePageContent<FlowContent>('scan-flow')
  const scanText = usePageContent<ScanContent>('scan')
  const resultText = usePageContent<ResultsContent>('scan-results')
  const scan = useAssessment()
  // Screens after the first take over the focus; the one that the page opens with leaves it where it is.
  const [moved, setMoved] = useState(false)
  const move = (action: () => void) => () => {
    setMoved(true)
    action()
  }
  const assessment = scan?.stage === 'begun' ? scan.assessment : undefined

  if (!assessment) {
    return (
      <Intro
        text={text}
        started={scan?.stage === 'returning' ? scan.assessment : undefined}
        takesFocus={moved}
        onStart={move(restartAssessment)}
        onGoOn={move(() => changeAssessment((same) => same))}
      />
    )
  }
  if (assessment.result)
    return (
      <OwnResult text={resultText} result={assessment.result} takesFocus={moved} onAgain={move(forgetAssessment)} />
    )
  if (!assessment.isComplete) {
    return <QuestionForm text={scanText} assessment={assessment} takesFocus={moved} onComplete={() => setMoved(true)} />
  }
  return <PersonalDataForm text={text} assessment={assessment} takesFocus={moved} onMove={() => setMoved(true)} />
}
