import { lazy, Suspense, useDeferredValue } from 'react'
import type { Question } from '#features/scan/versions/scan.ts'
import { readMarkedText } from './marked-text.ts'

const Term = lazy(() => import('./term.tsx'))

export function QuestionText({ question }: { question: Question }) {
  // The tooltips come after the question has been drawn: nobody waits for them to read or to answer it.
  const hasTooltips = useDeferredValue(true, false)
  return readMarkedText(question.text, question.tooltips).map(({ kind, text, definition = '' }) => {
    if (kind === 'bold') return <b key={text}>{text}</b>
    if (kind === 'italic') return <em key={text}>{text}</em>
    if (kind === 'plain') return text
    const plain = <b className="term">{text}</b>
    return (
      <Suspense key={text} fallback={plain}>
        {hasTooltips ? <Term term={text} definition={definition} /> : plain}
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
