import { useState } from 'react'
import type { ScanTexts } from '#features/scan/content.ts'
import type { Assessment } from '#features/scan/flow/state.ts'
import { restartAssessment } from '#features/scan/flow/store.ts'
import type { Scan } from '#features/scan/versions/scan.ts'
import { Button } from '#ui/button.tsx'
import { QuestionForm } from './question-form.tsx'

type Props = {
  text: ScanTexts
  /** What a scan that is started over asks. */
  published: Scan
  assessment: Assessment
  /** Begun in an earlier visit. */
  isReturning: boolean
  takesFocus?: boolean
  onComplete: () => void
}

/** The questions where this visitor stopped, and a note above them for who stopped in an earlier visit. */
export function ScanForm({ text, published, assessment, isReturning, takesFocus = false, onComplete }: Props) {
  // Stays once it is there, so that nothing jumps with the first answer.
  const [isWelcomed, setIsWelcomed] = useState(isReturning)
  const startOver = () => {
    setIsWelcomed(false)
    restartAssessment(published)
  }
  return (
    <>
      {isWelcomed && (
        <aside className="welcome-back">
          <div className="page-width page-width-narrow between">
            <p role="status">{text.welcome_back}</p>
            <Button look="line" className="button-small" onClick={startOver}>
              {text.start_over}
            </Button>
          </div>
        </aside>
      )}
      <QuestionForm text={text} assessment={assessment} takesFocus={takesFocus} onComplete={onComplete} />
    </>
  )
}
