import type { ResultTexts } from '#features/scan/content.ts'
import { Section } from '#ui/section.tsx'
import type { PillarAnswers, SaidAnswer } from './answers.ts'
import './own-answers.css'

/** What whoever took the scan said, pillar by pillar. Never part of a shared page. */
export function OwnAnswers({ text, answers }: { text: ResultTexts; answers: PillarAnswers[] }) {
  return (
    <Section className="own-answers">
      <h2>{text.answers_title}</h2>
      {text.answers_note && <p className="soft">{text.answers_note}</p>}
      <div className="tiles">
        {answers.map(({ key, name, strongest, weakest }) => (
          <section key={key}>
            <h3>{name}</h3>
            {strongest.length + weakest.length === 0 && <p className="soft">{text.answers_alike}</p>}
            <div className="said">
              <Said title={text.answers_strongest} answers={strongest} />
              <Said title={text.answers_weakest} answers={weakest} />
            </div>
          </section>
        ))}
      </div>
    </Section>
  )
}

function Said({ title, answers }: { title: string; answers: SaidAnswer[] }) {
  if (answers.length === 0) return null
  return (
    <div>
      <h4>{title}</h4>
      <ul className="ruled">
        {answers.map(({ text, answer }) => (
          <li key={text}>
            <b>{answer}</b> {text}
          </li>
        ))}
      </ul>
    </div>
  )
}
