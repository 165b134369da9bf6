import type { Texts } from '#records/page-content/defaults.ts'
import type { PrinciplesContent } from './content.ts'
import './principle-lane.css'

const chapters = [
  { chapter: 1, principles: [1, 2, 3, 4] },
  { chapter: 2, principles: [5, 6, 7, 8] },
  { chapter: 3, principles: [9, 10, 11, 12] },
] as const

/** Twelve stations on two lanes that cross before each chapter and are one at the end. */
export function PrincipleLane({ text }: { text: Texts<PrinciplesContent> }) {
  return (
    <div className="page-width principles">
      {chapters.map(({ chapter, principles }) => (
        <section key={chapter} className={chapter % 2 ? '' : 'principles-swapped'}>
          <div className="principles-chapter">
            <Crossing />
            <h2>{text[`chapter_${chapter}`]}</h2>
          </div>
          <ol start={principles[0]}>
            {principles.map((n) => (
              <li key={n}>
                <h3>
                  <span className="figures">{n}</span> {text[`principle_${n}_title`]}
                </h3>
                <p>{text[`principle_${n}_text`]}</p>
              </li>
            ))}
          </ol>
        </section>
      ))}
      <svg viewBox="0 0 60 120" className="principles-join" aria-hidden="true">
        <path className="lane-agile" d="M1.5 0C1.5 40 30 30 30 70" />
        <path className="lane-ai" d="M58.5 0C58.5 40 30 30 30 70" />
        <path className="lane-velocity" d="M30 70V120" />
        <circle className="station lane-velocity" cx="30" cy="70" r="12" />
      </svg>
    </div>
  )
}

function Crossing() {
  return (
    <svg viewBox="0 0 60 160" aria-hidden="true">
      <path className="lane-ai" d="M1.5 0V20C1.5 90 58.5 70 58.5 140V160" />
      <path className="principles-gap" d="M58.5 20C58.5 90 1.5 70 1.5 140" />
      <path className="lane-agile" d="M58.5 0V20C58.5 90 1.5 70 1.5 140V160" />
    </svg>
  )
}
