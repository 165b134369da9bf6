import type { Result } from '#features/scan/client.ts'
import type { ResultTexts } from '#features/scan/content.ts'
import { useFocusOnArrival } from '#features/scan/focus-on-arrival.ts'
import { Button } from '#ui/button.tsx'
import { ResultView } from './result-view.tsx'
import { copyResultLink, sharedPath, shareResult } from './sharing.ts'

type Props = { text: ResultTexts; result: Result; takesFocus: boolean; onAgain: () => void }

/** The result at the end of the visitor's own scan. */
export function OwnResult({ text, result, takesFocus, onAgain }: Props) {
  const { assessmentId } = result
  const heading = useFocusOnArrival<HTMLHeadingElement>(takesFocus)
  return (
    <ResultView
      text={text}
      result={result}
      eyebrow={text.eyebrow}
      heading={heading}
      actions={
        <>
          <Button look="go" onClick={() => shareResult(assessmentId)}>
            {text.share}
          </Button>
          <Button look="line" onClick={() => copyResultLink(assessmentId)}>
            {text.copy}
          </Button>
          <a className="button button-line" href={`${sharedPath(assessmentId)}/report.pdf`} download>
            {text.download}
          </a>
          <Button look="line" onClick={onAgain}>
            {text.again}
          </Button>
        </>
      }
    />
  )
}
