import type { CSSProperties } from 'react'
import { PlainQuestionText } from '#features/scan/question/question-text.tsx'
import { archetypeOf } from '#features/scan/scoring/archetypes.ts'
import { pillarNames, pillars } from '#features/scan/scoring/pillars.ts'
import { questions } from '#features/scan/scoring/questions.ts'
import { answerLabels } from '#features/scan/wording.ts'

/** Each statement with what was answered, by pillar. */
export function Answers({ answers }: { answers: number[] }) {
  const answered = questions.map((question, place) => ({ question, answer: answers[place] ?? 0 }))
  return (
    <section className="assessment-answers">
      <h2>Answers</h2>
      {pillars.map((pillar) => (
        <div key={pillar}>
          <h3>{pillarNames[pillar]}</h3>
          <dl>
            {answered
              .filter(({ question }) => question.category === archetypeOf[pillar])
              .map(({ question, answer }) => (
                <div key={question.id}>
                  <dt>
                    <PlainQuestionText question={question} />
                  </dt>
                  <dd style={{ '--share': `${answer * 20}%` } as CSSProperties}>
                    {answer} <span>{answerLabels[answer - 1]}</span>
                  </dd>
                </div>
              ))}
          </dl>
        </div>
      ))}
    </section>
  )
}
