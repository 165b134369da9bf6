import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import type { ScanTexts } from '#features/scan/content.ts'
import {
  type Assessment,
  canGoOn,
  chooseAnswer,
  complete,
  currentAnswer,
  goBack,
  goOn,
  isAnswered,
  isLast,
} from '#features/scan/flow/state.ts'
import { changeAssessment } from '#features/scan/flow/store.ts'
import { AnswerScale } from '#features/scan/question/answer-scale.tsx'
import type { Question } from '#features/scan/versions/scan.ts'
import { withStorage } from '#platform/browser-storage.ts'
import { FormButtons } from './form-buttons.tsx'
import './question-form.css'
import { QuestionText } from '#features/scan/question/question-text.tsx'
import { useScanKeys } from './scan-keys.ts'
import { ScanProgress } from './scan-progress.tsx'

type Props = {
  text: ScanTexts
  assessment: Assessment
  /** Called half a second after an answer that leaves no question open, or by the button on the last one. */
  onComplete?: () => void
  /** True where the form takes the place of another screen, whose focus it has to take over. */
  takesFocus?: boolean
}

/** One question at a time. */
export function QuestionForm({ text, assessment, onComplete, takesFocus = false }: Props) {
  const { scan, currentQuestion, questions } = assessment
  const question = questions[currentQuestion]
  const group = useRef<HTMLDivElement>(null)
  const form = useRef<HTMLDivElement>(null)
  const [refusedAt, setRefusedAt] = useState<number>()
  const [opened] = useState(currentQuestion)
  const [automatic, setAutomatic] = useAutomatic()
  const completion = useDelay(500)
  const id = useId()
  const ids = { question: `${id}question`, hint: `${id}hint`, message: `${id}message` }
  useFocusOnNewQuestion(currentQuestion, group, takesFocus)

  function move(step: (state: Assessment) => Assessment) {
    completion.cancel()
    if (changeAssessment(step)?.isComplete) onComplete?.()
  }
  function next() {
    if (canGoOn(assessment)) move(goOn)
    else setRefusedAt(currentQuestion)
  }
  /** Tells whether it led on to the next question. */
  function choose(answer: number, isFinal: boolean): boolean {
    const answering = (state: Assessment) => chooseAnswer(state, answer)
    const isDone = isAnswered(answering(assessment))
    const goesOn = isFinal && automatic && !isDone
    // In one step: each is kept, counted and drawn.
    if (goesOn) move((state) => goOn(answering(state)))
    else {
      completion.cancel()
      changeAssessment(answering)
      if (isDone) completion.start(() => move(complete))
    }
    return goesOn
  }
  // Who comes back here from the next screen wants to see the answers again, and is left alone with them.
  const completeRestored = useEffectEvent(() => {
    if (!takesFocus && isAnswered(assessment)) completion.start(() => move(complete))
  })
  useEffect(() => completeRestored(), [])
  useScanKeys(form, { choose: (answer) => choose(answer, true), next })

  return (
    <div ref={form} className="scan-form">
      <ScanProgress title={text.title} scan={scan} question={currentQuestion + 1} />
      <div
        key={currentQuestion}
        className="page-width page-width-narrow scan-question"
        data-opened={currentQuestion === opened || undefined}
      >
        <QuestionHeading id={ids.question} number={currentQuestion + 1} of={questions.length} question={question} />
        <p id={ids.hint} className="hint">
          {text.hint}
        </p>
        <AnswerScale
          group={group}
          labelledBy={ids.question}
          describedBy={`${ids.hint} ${ids.message}`}
          value={currentAnswer(assessment)}
          onChoose={choose}
        />
        <FormButtons
          text={text}
          messageId={ids.message}
          isFirst={currentQuestion === 0}
          isLast={isLast(assessment)}
          isReady={canGoOn(assessment)}
          isRefused={refusedAt === currentQuestion}
          onBack={() => move(goBack)}
          onNext={next}
        />
      </div>
      <WaysToAnswer text={text} automatic={automatic} onAutomatic={setAutomatic} />
    </div>
  )
}

export function QuestionHeading({
  id,
  number,
  of,
  question,
}: {
  id: string
  number: number
  of: number
  question?: Question | undefined
}) {
  return (
    <h2 id={id}>
      <span className="sr-only">
        Question {number} of {of}.{' '}
      </span>
      {question && <QuestionText question={question} />}
    </h2>
  )
}

type Ways = {
  text: Pick<ScanTexts, 'automatic' | 'keys'>
  automatic: boolean
  onAutomatic: (automatic: boolean) => void
}

export function WaysToAnswer({ text, automatic, onAutomatic }: Ways) {
  return (
    <footer className="page-width page-width-narrow between scan-ways">
      <label className="choice">
        <input type="checkbox" checked={automatic} onChange={({ target }) => onAutomatic(target.checked)} />
        {text.automatic}
      </label>
      <p className="hint scan-keys">{text.keys}</p>
    </footer>
  )
}

/** The keyboard and the screen reader go on with the answers of the new question, whose text is their label. */
function useFocusOnNewQuestion(
  question: number,
  group: React.RefObject<HTMLDivElement | null>,
  takesFocusAtOnce: boolean,
) {
  const shown = useRef(takesFocusAtOnce ? -1 : question)
  useEffect(() => {
    if (shown.current === question) return
    shown.current = question
    const answers = group.current
    const radio = answers?.querySelector<HTMLElement>('input:checked') ?? answers?.querySelector<HTMLElement>('input')
    radio?.focus({ preventScroll: true })
    answers?.closest('.scan-form')?.querySelector('h2')?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  }, [question, group])
}

/** Does something a moment later, unless it is cancelled or the screen is gone by then. */
function useDelay(milliseconds: number) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return {
    start(action: () => void) {
      clearTimeout(timer.current)
      timer.current = setTimeout(action, milliseconds)
    },
    cancel: () => clearTimeout(timer.current),
  }
}

const automaticKey = 'transformation-readiness-scan.automatic'

/** Whether this visitor wants a chosen answer to lead to the next question without a press on Next. Off at first. */
function useAutomatic(): [boolean, (automatic: boolean) => void] {
  const [automatic, setAutomatic] = useState(() => withStorage(() => localStorage.getItem(automaticKey)) === 'on')
  return [
    automatic,
    (wanted) => {
      setAutomatic(wanted)
      withStorage(() => localStorage.setItem(automaticKey, wanted ? 'on' : 'off'))
    },
  ]
}
