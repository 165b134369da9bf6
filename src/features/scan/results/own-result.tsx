import { useQuery } from '@tanstack/react-query'
import { descriptionQuery, ownQuery, type Result, relatedQuery } from '#features/scan/client.ts'
import type { ResultTexts } from '#features/scan/content.ts'
import { useFocusOnArrival } from '#features/scan/focus-on-arrival.ts'
import { wording } from '#features/scan/wording.ts'
import { Button } from '#ui/button.tsx'
import { Notice, Waiting } from '#ui/notice.tsx'
import type { Description } from './describe.ts'
import { OwnAnswers } from './own-answers.tsx'
import { sharedPath } from './paths.ts'
import { ResultView } from './result-view.tsx'
import { copyResultLink, shareResult } from './sharing.ts'

type Props = {
  text: ResultTexts
  result: Result
  /** Opens what a shared link doesn't. */
  assessToken: string
  takesFocus: boolean
  onAgain: () => void
}

/** The result at the end of the visitor's own scan, until it is erased. */
export function OwnResult(props: Props) {
  const { text, result, onAgain } = props
  const { data: description, isError, refetch } = useQuery(descriptionQuery(result.assessmentId))
  if (description) return <Described {...props} description={description} />
  if (!isError && description === undefined) return <Waiting label={text.loading} />
  const actions = (
    <>
      {isError && (
        <Button look="go" onClick={() => refetch()}>
          {wording.retry}
        </Button>
      )}
      <Button look="line" onClick={onAgain}>
        {text.again}
      </Button>
    </>
  )
  const message = isError ? wording.loadFailed : wording.notFound
  return <Notice isAlert title={wording.notFoundTitle} message={message} actions={actions} />
}

function Described({
  text,
  result,
  assessToken,
  description,
  takesFocus,
  onAgain,
}: Props & { description: Description }) {
  const { assessmentId } = result
  const heading = useFocusOnArrival<HTMLHeadingElement>(takesFocus)
  const { data: related } = useQuery(relatedQuery(assessmentId))
  const { data: own } = useQuery(ownQuery(assessToken))
  return (
    <ResultView
      text={text}
      result={result}
      description={description}
      eyebrow={text.eyebrow}
      heading={heading}
      related={related ?? []}
      compared={own}
      own={own && <OwnAnswers text={text} answers={own.answers} />}
      actions={
        <>
          <Button look="go" onClick={() => shareResult(assessmentId)}>
            {text.share}
          </Button>
          <Button look="line" onClick={() => copyResultLink(assessmentId)}>
            {text.copy}
          </Button>
          <a className="button button-line" href={`${sharedPath(assessToken)}/report.pdf`} download>
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
