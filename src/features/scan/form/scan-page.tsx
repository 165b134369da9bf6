import { memo, useDeferredValue, useEffect, useRef } from 'react'
import { useActionData, useNavigate } from 'react-router'
import {
  type FlowContent,
  type FlowTexts,
  flowContent,
  type ScanContent,
  type ScanTexts,
  scanContent,
} from '#features/scan/content.ts'
import { useAgainLink } from '#features/scan/flow/earlier.ts'
import { prepareAssessment, restartAssessment, useAssessment } from '#features/scan/flow/store.ts'
import { type NoScriptAnswers, NoScriptForm } from '#features/scan/no-script/no-script-form.tsx'
import { answerNoScriptForm } from '#features/scan/no-script/no-script-submission.server.ts'
import { AnswerScale } from '#features/scan/question/answer-scale.tsx'
import { orderQuestions } from '#features/scan/scoring/shuffle.ts'
import { loadScan } from '#features/scan/versions/load-scan.server.ts'
import { prepareScan, useScan } from '#features/scan/versions/published-scan.ts'
import type { Scan } from '#features/scan/versions/scan.ts'
import type { PageData } from '#platform/pages/page-data.ts'
import { expireAt, pageContext, platformContext } from '#platform/platform.server.ts'
import { preparePage, usePageContent } from '#records/page-content/client.ts'
import { contentMeta } from '#records/page-content/content-meta.ts'
import { loadTexts } from '#records/page-content/load-texts.server.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import type { Route } from './+types/scan-page.ts'
import { FormButtons } from './form-buttons.tsx'
import { QuestionHeading, WaysToAnswer } from './question-form.tsx'
import { ScanForm } from './scan-form.tsx'
import { ScanProgress } from './scan-progress.tsx'
import './question-form.css'

export async function loader({ context }: Route.LoaderArgs) {
  const { now } = context.get(platformContext)
  // Everybody is asked in an order of their own, so that this page is rendered for each.
  expireAt(context.get(pageContext), now().getTime())
  const [texts, details, { scan, query }] = await Promise.all([
    loadTexts(context, scanContent),
    loadTexts(context, flowContent),
    loadScan(context),
  ])
  return {
    order: orderQuestions(scan, Math.random).map(({ id }) => id),
    queries: [texts.query, details.query, query],
  } satisfies PageData & { order: string[] }
}

export async function clientLoader() {
  const builtIn = import('#features/scan/content.ts')
  await Promise.all([
    preparePage(
      'scan',
      builtIn.then(({ scanContent }) => scanContent),
    ),
    preparePage(
      'scan-flow',
      builtIn.then(({ flowContent }) => flowContent),
    ),
    prepareScan(),
  ])
  return { queries: [] }
}

export function action({ request, context }: Route.ActionArgs) {
  return answerNoScriptForm(request, context.get(platformContext), context.get(pageContext).address)
}

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders

export const meta: Route.MetaFunction = contentMeta<ScanContent>('scan', '/scan/transformation-readiness')

export default function ScanPage({ loaderData }: Route.ComponentProps) {
  const text = usePageContent<ScanContent>('scan')
  const details = usePageContent<FlowContent>('scan-flow')
  const published = useScan()
  useAgainLink()
  return (
    <AssessmentStage
      text={text}
      details={details}
      published={published}
      order={'order' in loaderData ? loaderData.order : undefined}
    />
  )
}

type StageProps = { text: ScanTexts; details: FlowTexts; published: Scan; order: string[] | undefined }

function AssessmentStage({ text, details, published, order }: StageProps) {
  const scan = useAssessment()
  // What comes out of a store is shown at once, in one task: on a slow phone the whole form would make it a long one.
  const isPrepared = useDeferredValue(Boolean(scan?.assessment))
  const refused = useActionData<NoScriptAnswers>()
  const navigate = useNavigate()
  useEffect(() => {
    if (scan) prepareAssessment(published, order)
  }, [scan, published, order])

  if (!isPrepared || !scan?.assessment) {
    return (
      <>
        <FormPlaceholder text={text} scan={published} first={order?.[0]} />
        <noscript>
          <NoScriptForm text={text} details={details} scan={published} refused={refused} />
        </noscript>
      </>
    )
  }
  if (scan.assessment.result) return <TakenAlready text={text} onAgain={() => restartAssessment(published)} />
  return (
    <ScanForm
      text={text}
      published={published}
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

type FormPlaceholderProps = { text: ScanTexts; scan: Scan; first: string | undefined }

/** What stands in the form's place until scripts know where this visitor is: the first question, to be read. */
const FormPlaceholder = memo(function FormPlaceholder({ text, scan, first }: FormPlaceholderProps) {
  const group = useRef<HTMLDivElement>(null)
  const question = scan.questions.find(({ id }) => id === first)
  const nothing = () => {}
  return (
    <div className="scan-form scan-placeholder">
      <ScanProgress title={text.title} scan={scan} question={1} />
      <div className="page-width page-width-narrow scan-question" data-opened inert>
        <QuestionHeading id="scan-first" number={1} of={scan.questions.length} question={question} />
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
      <div inert>
        <WaysToAnswer text={text} automatic={false} onAutomatic={nothing} />
      </div>
    </div>
  )
})
