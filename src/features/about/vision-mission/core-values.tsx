import type { VisionText } from './text.ts'
import './core-values.css'

const values = [1, 2, 3] as const

export function CoreValues({ text }: VisionText) {
  return (
    <section className="core-values">
      <div className="page-width">
        <div className="core-values-head">
          <h2>{text.values_title}</h2>
          <p className="lead">{text.values_text}</p>
        </div>
        {values.map((n) => (
          <article key={n}>
            <h3>{text[`value_${n}_title`]}</h3>
            <div>
              <p>{text[`value_${n}_text`]}</p>
              <dl>
                <dt>{text.value_does}</dt>
                <dd>{text[`value_${n}_does`]}</dd>
                <dt>{text.value_refuses}</dt>
                <dd>{text[`value_${n}_refuses`]}</dd>
              </dl>
            </div>
          </article>
        ))}
      </div>
    </section>
  )
}
