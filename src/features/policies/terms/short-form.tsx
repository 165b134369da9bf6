import type { Policy } from '#features/policies/queries.server.ts'
import { check, Icon } from '#ui/icon.tsx'
import type { TermsContent } from './content.ts'
import './short-form.css'

const lines = [1, 2, 3] as const

/** The two sides of the agreement as two lanes. */
export function ShortForm({ text }: { text: Policy<TermsContent>['texts'] }) {
  return (
    <section className="page-width short-form">
      <h2 className="sr-only">{text.summary_title}</h2>
      <div>
        <h3>{text.may_title}</h3>
        <ul className="checks">
          {lines.map((n) => (
            <li key={n}>
              <Icon path={check} />
              {text[`may_${n}`]}
            </li>
          ))}
        </ul>
      </div>
      <div className="short-form-ask">
        <h3>{text.ask_title}</h3>
        <ul className="checks">
          {lines.map((n) => (
            <li key={n}>{text[`ask_${n}`]}</li>
          ))}
        </ul>
      </div>
    </section>
  )
}
