import { lazy, Suspense } from 'react'
import type { Question } from '#features/scan/scoring/questions.ts'
import { readMarkedText } from './marked-text.ts'
import './question-text.css'

// The tooltips come after the question: nobody waits for them to read or to answer it.
const Term = lazy(() => import('./term.tsx'))

export function QuestionText({ question }: { question: Question }) {
  return readMarkedText(question.text, question.tooltips).map(({ kind, text, definition = '' }) => {
    if (kind === 'bold') return <b key={text}>{text}</b>
    if (kind === 'italic') return <em key={text}>{text}</em>
    if (kind === 'plain') return text
    return (
      <Suspense key={text} fallback={<b className="term">{text}</b>}>
        <Term term={text} definition={definition} />
      </Suspense>
    )
  })
}

/** For a page without scripts: the definitions stand below. */
export function PlainQuestionText({ question }: { question: Question }) {
  return readMarkedText(question.text, question.tooltips).map(({ kind, text }) => {
    if (kind === 'plain') return text
    return kind === 'italic' ? <em key={text}>{text}</em> : <b key={text}>{text}</b>
  })
}
