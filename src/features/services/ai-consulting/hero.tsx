import type { AiText } from './ai-text.ts'
import { tiers } from './service-cards.ts'
import './hero.css'

/** Three lanes, each heavier than the one before; their names lead to the tiers below. */
export function Hero({ text }: AiText) {
  return (
    <section className="ai-hero">
      <div className="page-width">
        <h1>{text.hero_title}</h1>
        <p className="lead">{text.hero_text}</p>
      </div>
      <ol>
        {tiers.map((tier) => (
          <li key={tier}>
            <a href={`#${tier}`}>{text[`${tier}_title`]}</a>
          </li>
        ))}
      </ol>
    </section>
  )
}
