import { useEffect, useRef } from 'react'
import { useActionData, useNavigate } from 'react-router'
import { type ScanContent, type ScanTexts, scanContent } from '#features/scan/content.ts'
import { prepareAssessment, restartAssessment, useAssessment } from '#features/scan/flow/store.ts'
import { type NoScriptAnswers, NoScriptForm } from '#features/scan/no-script/no-script-form.tsx'
import { answerNoScriptForm } from '#features/scan/no-script/no-script-submission.server.ts'
import { AnswerScale } from '#features/scan/question/answer-scale.tsx'
import { type Question, questions } from '#features/scan/scoring/questions.ts'
import { shuffleQuestions } from '#features/scan/scoring/shuffle.ts'
import type { PageData } from '#platform/pages/page-data.ts'
import { expireAt, pageContext, platformContext } from '#platform/platform.server.ts'
import { preparePage, usePageContent } from '#records/page-content/client.ts'
import { contentMeta } from '#records/page-content/content-meta.ts'
import { loadTexts } from '#records/page-content/load-texts.server.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import type { Route } from './+types/scan-page.ts'
import { FormButtons } from './form-buttons.tsx'
import { QuestionHeading } from './question-form.tsx'
import { ScanForm } from './scan-form.tsx'
import { ScanProgress } from './scan-progress.tsx'
import './question-form.css'

export async function loader({ context }: Route.LoaderArgs) {
  const { now } = context.get(platformContext)
  // Everybody is asked in an order of their own, so that this page is rendered for each.
  expireAt(context.get(pageContext), now().getTime())
  const { query } = await loadTexts(context, scanContent)
  return {
    order: shuffleQuestions(Math.random).map(({ id }) => id),
    queries: [query],
  } satisfies PageData & { order: string[] }
}

export function clientLoader() {
  const builtIn = import('#features/scan/content.ts').then(({ scanContent }) => scanContent)
  return preparePage('scan', builtIn)
}

export function action({ request, context }: Route.ActionArgs) {
  return answerNoScriptForm(request, context.get(platformContext), context.get(pageContext).address)
}

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders

export const meta: Route.MetaFunction = contentMeta<ScanContent>('scan', '/scan/transformation-readiness')

export default function ScanPage({ loaderData }: Route.ComponentProps) {
  const order = 'order' in loaderData ? loaderData.order : undefined
  const text = usePageContent<ScanContent>('scan')
  const scan = useAssessment()
  const refused = useActionData<NoScriptAnswers>()
  const navigate = useNavigate()
  useEffect(() => {
    if (scan && !scan.assessment) prepareAssessment(order)
  }, [scan, order])

  if (!scan?.assessment) {
    return (
      <>
        <FormPlaceholder text={text} question={questions.find(({ id }) => id === order?.[0])} />
        <noscript>
          <NoScriptForm text={text} refused={refused} />
        </noscript>
      </>
    )
  }
  if (scan.assessment.result) return <TakenAlready text={text} onAgain={restartAssessment} />
  return (
    <ScanForm
      text={text}
      assessment={scan.assessment}
      isReturning={scan.stage === 'returning'}
      onComplete={() => navigate('/assessments')}
    />
  )
}

/** For someone who opens the form again after a scan: the result is not thrown away without being asked. */
function TakenAlready({ text, onAgain }: { text: ScanTexts; onAgain: () => void }) {
  const actions = (
    <>
      <ButtonLink look="go" to="/assessments">
        {text.done_see}
      </ButtonLink>
      <Button look="line" onClick={onAgain}>
        {text.done_again}
      </Button>
    </>
  )
  return <Notice title={text.done_title} message={text.done_text} actions={actions} />
}

/** What stands in the form's place until scripts know where this visitor is: the first question, to be read. */
function FormPlaceholder({ text, question }: { text: ScanTexts; question: Question | undefined }) {
  const group = useRef<HTMLDivElement>(null)
  const nothing = () => {}
  return (
    <div className="scan-form scan-placeholder">
      <ScanProgress title={text.title} question={1} />
      <div className="page-width page-width-narrow scan-question" data-opened inert>
        <QuestionHeading id="scan-first" number={1} question={question} />
        <p className="hint" id="scan-hint">
          {text.hint}
        </p>
        <AnswerScale group={group} labelledBy="scan-first" describedBy="scan-hint" value={0} onChoose={nothing} />
        <FormButtons
          text={text}
          messageId="scan-message"
          isFirst
          isLast={false}
          isReady={false}
          isRefused={false}
          onBack={nothing}
          onNext={nothing}
        />
      </div>
    </div>
  )
}
