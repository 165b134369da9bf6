import { useState } from 'react'
import {
  type FlowContent,
  flowContent,
  type ResultsContent,
  resultsContent,
  type ScanContent,
  scanContent,
} from '#features/scan/content.ts'
import { ScanForm } from '#features/scan/form/scan-form.tsx'
import { OwnResult } from '#features/scan/results/own-result.tsx'
import { loadScan } from '#features/scan/versions/load-scan.server.ts'
import { prepareScan, useScan } from '#features/scan/versions/published-scan.ts'
import type { PageData } from '#platform/pages/page-data.ts'
import { preparePage, usePageContent } from '#records/page-content/client.ts'
import { contentMeta } from '#records/page-content/content-meta.ts'
import { loadTexts } from '#records/page-content/load-texts.server.ts'
import type { Route } from './+types/assessments-page.ts'
import { useAgainLink } from './earlier.ts'
import { Intro } from './intro.tsx'
import { PersonalDataForm } from './personal-data-form.tsx'
import { forgetAssessment, restartAssessment, useAssessment } from './store.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const parts = await Promise.all([
    loadTexts(context, flowContent),
    loadTexts(context, scanContent),
    loadTexts(context, resultsContent),
    loadScan(context),
  ])
  return { queries: parts.map(({ query }) => query) } satisfies PageData
}

export async function clientLoader() {
  const builtIn = import('#features/scan/content.ts')
  await Promise.all([
    preparePage(
      'scan-flow',
      builtIn.then(({ flowContent }) => flowContent),
    ),
    preparePage(
      'scan',
      builtIn.then(({ scanContent }) => scanContent),
    ),
    preparePage(
      'scan-results',
      builtIn.then(({ resultsContent }) => resultsContent),
    ),
    prepareScan(),
  ])
  return { queries: [] }
}

export const meta: Route.MetaFunction = contentMeta<FlowContent>('scan-flow', '/assessments')

/** Introduction → questions → personal data → result. */
export default function AssessmentsPage() {
  const text = usePageContent<FlowContent>('scan-flow')
  const scanText = usePageContent<ScanContent>('scan')
  const resultText = usePageContent<ResultsContent>('scan-results')
  const published = useScan()
  useAgainLink()
  const scan = useAssessment()
  // Screens after the first take over the focus; the one that the page opens with leaves it where it is.
  const [moved, setMoved] = useState(false)
  const move = (action: () => void) => () => {
    setMoved(true)
    action()
  }
  const assessment = scan?.stage === 'prepared' ? undefined : scan?.assessment

  if (!assessment)
    return <Intro text={text} scan={published} takesFocus={moved} onStart={move(() => restartAssessment(published))} />
  if (assessment.result)
    return (
      <OwnResult
        text={resultText}
        result={assessment.result}
        assessToken={assessment.assessToken}
        takesFocus={moved}
        onAgain={move(forgetAssessment)}
      />
    )
  if (!assessment.isComplete) {
    return (
      <ScanForm
        text={scanText}
        published={published}
        assessment={assessment}
        isReturning={scan?.stage === 'returning'}
        takesFocus={moved}
        onComplete={() => setMoved(true)}
      />
    )
  }
  return <PersonalDataForm text={text} assessment={assessment} takesFocus={moved} onMove={() => setMoved(true)} />
}
