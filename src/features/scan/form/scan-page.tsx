import { useEffect, useState } from 'react'
import { useActionData, useNavigate } from 'react-router'
import { type ScanContent, scanContent } from '#features/scan/content.ts'
import { prepareAssessment, restartAssessment, useAssessment } from '#features/scan/flow/store.ts'
import { type NoScriptAnswers, NoScriptForm } from '#features/scan/no-script/no-script-form.tsx'
import { answerNoScriptForm } from '#features/scan/no-script/no-script-submission.server.ts'
import { filled, type PageData, prepare } from '#platform/pages/page-data.ts'
import { platformContext } from '#platform/platform.server.ts'
import { contentQuery, usePageContent } from '#records/page-content/client.ts'
import { contentMeta } from '#records/page-content/content-meta.ts'
import { getPageContent } from '#records/page-content/queries.server.ts'
import type { Route } from './+types/scan-page.ts'
import { FormPlaceholder } from './form-placeholder.tsx'
import { QuestionForm } from './question-form.tsx'
import { TakenAlready } from './taken-already.tsx'
import { WelcomeBack } from './welcome-back.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  const { db } = context.get(platformContext)
  return {
    queries: [filled(contentQuery<ScanContent>('scan'), await getPageContent(db, scanContent))],
  } satisfies PageData
}

export function clientLoader() {
  return prepare(contentQuery<ScanContent>('scan'))
}

export function action({ request, context }: Route.ActionArgs) {
  return answerNoScriptForm(request, context.get(platformContext))
}

export const meta: Route.MetaFunction = contentMeta<ScanContent>('scan', '/scan/transformation-readiness')

export default function ScanPage() {
  const text = usePageContent<ScanContent>('scan')
  const scan = useAssessment()
  const refused = useActionData<NoScriptAnswers>()
  const navigate = useNavigate()
  // Stays once it is there, so that nothing jumps with the first answer.
  const [isWelcomed, setIsWelcomed] = useState(false)
  if (scan?.stage === 'returning' && !isWelcomed) setIsWelcomed(true)
  const startOver = () => {
    setIsWelcomed(false)
    restartAssessment()
  }
  useEffect(() => {
    if (scan && !scan.assessment) prepareAssessment()
  }, [scan])

  if (!scan?.assessment) {
    return (
      <>
        <FormPlaceholder text={text} />
        <noscript>
          <NoScriptForm text={text} refused={refused} />
        </noscript>
      </>
    )
  }
  if (scan.assessment.result) return <TakenAlready text={text} onAgain={restartAssessment} />
  return (
    <>
      {isWelcomed && <WelcomeBack text={text} onStartOver={startOver} />}
      <QuestionForm text={text} assessment={scan.assessment} onComplete={() => navigate('/assessments')} />
    </>
  )
}
