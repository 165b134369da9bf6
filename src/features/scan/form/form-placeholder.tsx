import { useRef } from 'react'
import { AnswerScale } from '#features/scan/question/answer-scale.tsx'
import { FormButtons } from './form-buttons.tsx'
import type { ScanTexts } from './form-text.ts'
import { ScanProgress } from './scan-progress.tsx'
import './question-form.css'

/** What stands in the form's place until scripts know which question is next: the same frame, to the same size. */
export function FormPlaceholder({ text }: { text: ScanTexts }) {
  const group = useRef<HTMLDivElement>(null)
  const nothing = () => {}
  return (
    <div className="scan-form scan-placeholder">
      <ScanProgress title={text.title} question={1} />
      <div className="page-width page-width-narrow scan-question" inert>
        <div className="scan-blank" id="scan-blank" />
        <p className="hint" id="scan-hint">
          {text.hint}
        </p>
        <AnswerScale group={group} labelledBy="scan-blank" describedBy="scan-hint" value={0} onChoose={nothing} />
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
