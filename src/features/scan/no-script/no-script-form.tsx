import type { ScanTexts } from '#features/scan/content.ts'
import type { Scan } from '#features/scan/versions/scan.ts'
import { answerLabels } from '#features/scan/wording.ts'
import { Button } from '#ui/button.tsx'
import './no-script-form.css'
import { PlainQuestionText } from '#features/scan/question/question-text.tsx'

/** The version that the form asks, so that its answers are scored by it although another is published meanwhile. */
export const versionField = 'version'

export type NoScriptAnswers = { problem: string; answers: Record<string, string> }

type Props = { text: ScanTexts; scan: Scan; refused: NoScriptAnswers | undefined }

/** All questions on one page, for browsers without scripts: it is posted, and answered with the result. */
export function NoScriptForm({ text, scan, refused }: Props) {
  return (
    <form method="post" className="page-width page-width-narrow plain-scan">
      <input type="hidden" name={versionField} value={scan.id} />
      <h1>{text.title}</h1>
      <p className="lead">{text.plain_intro}</p>
      <p className="hint">{text.hint}</p>
      {refused && (
        <p className="problem" role="alert">
          {refused.problem}
        </p>
      )}
      {scan.questions.map((question, i) => (
        <fieldset key={question.id}>
          <legend>
            {i + 1}. <PlainQuestionText question={question} />
          </legend>
          {Object.entries(question.tooltips ?? {}).map(([term, definition]) => (
            <p key={term} className="hint">
              {term}: {definition}
            </p>
          ))}
          <div>
            {answerLabels.map((label, answer) => (
              <label key={label} className="choice">
                <input
                  type="radio"
                  name={question.id}
                  value={answer + 1}
                  defaultChecked={refused?.answers[question.id] === String(answer + 1)}
                  required
                />
                {label}
              </label>
            ))}
          </div>
        </fieldset>
      ))}
      <Button look="go" type="submit">
        {text.plain_submit}
      </Button>
    </form>
  )
}
