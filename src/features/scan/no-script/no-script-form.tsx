import type { FlowTexts, ScanTexts } from '#features/scan/content.ts'
import { DetailFields, PrivacyNote } from '#features/scan/flow/detail-fields.tsx'
import type { Wishes } from '#features/scan/flow/state.ts'
import type { PersonalData } from '#features/scan/personal-data.ts'
import type { Scan } from '#features/scan/versions/scan.ts'
import { Button } from '#ui/button.tsx'
import './no-script-form.css'
import { PlainQuestions } from './plain-questions.tsx'

/** The version that the form asks, so that its answers are scored by it although another is published meanwhile. */
export const versionField = 'version'

/** What was wrong, and all that was entered. */
export type NoScriptAnswers = {
  problem: string
  problems: Partial<Record<string, string>>
  answers: Record<string, string>
  details: PersonalData
  wishes: Wishes
}

type Props = { text: ScanTexts; details: FlowTexts; scan: Scan; refused: NoScriptAnswers | undefined }

/** All questions on one page, for browsers without scripts: it is posted, and answered with the result. */
export function NoScriptForm({ text, details, scan, refused }: Props) {
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
      <section>
        <h2>{text.plain_details}</h2>
        <DetailFields
          text={details}
          values={refused?.details ?? {}}
          wishes={refused?.wishes ?? {}}
          problems={refused?.problems ?? {}}
        />
        <PrivacyNote text={details} />
      </section>
      <Button look="go" type="submit">
        {text.plain_submit}
      </Button>
    </form>
  )
}
