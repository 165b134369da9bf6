import type { ScanTexts } from '#features/scan/content.ts'
import type { Scan } from '#features/scan/versions/scan.ts'
import { Button } from '#ui/button.tsx'
import './no-script-form.css'
import { PlainQuestions } from './plain-questions.tsx'

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
      <PlainQuestions questions={scan.questions} answers={refused?.answers} />
      <Button look="go" type="submit">
        {text.plain_submit}
      </Button>
    </form>
  )
}
