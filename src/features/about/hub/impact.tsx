import { CountUp } from '#ui/count-up.tsx'
import type { AboutText } from './text.ts'
import './impact.css'

const figures = [1, 2, 3, 4] as const

/** Four lanes, each wider than the one before it. */
export function Impact({ text }: AboutText) {
  return (
    <section className="section impact">
      <div className="page-width">
        <h2 className="eyebrow">{text.impact_title}</h2>
        <dl>
          {figures.map((n) => (
            <div key={n}>
              <dt>
                <b>{text[`impact_${n}_label`]}</b> {text[`impact_${n}_text`]}
              </dt>
              <dd>
                <CountUp figure={text[`impact_${n}_figure`]} />
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}
