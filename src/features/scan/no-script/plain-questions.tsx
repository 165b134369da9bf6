import { PlainQuestionText } from '#features/scan/question/question-text.tsx'
import type { Question } from '#features/scan/versions/scan.ts'
import { answerLabels } from '#features/scan/wording.ts'

type Props = { questions: Question[]; answers: Record<string, string> | undefined }

/** All questions one below the other, as part of a form that the browser posts by itself. */
export function PlainQuestions({ questions, answers }: Props) {
  return questions.map((question, i) => (
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
              defaultChecked={answers?.[question.id] === String(answer + 1)}
              required
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  ))
}
