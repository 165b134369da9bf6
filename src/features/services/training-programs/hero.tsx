import { arrowRight, Icon } from '#ui/icon.tsx'
import type { TrainingText } from './training-text.ts'
import './hero.css'

/** From the outer lane to the inner one; `at` is where its runner is. */
const lanes = [
  { radius: 250, lane: 'agile', at: [640, 30] },
  { radius: 205, lane: 'ai', at: [282, 162] },
  { radius: 160, lane: 'agile', at: [311, 360] },
  { radius: 115, lane: 'ai', at: [560, 395] },
] as const

/** Four programmes, four lanes of a running track. */
export function Hero({ text }: TrainingText) {
  return (
    <section className="training-hero">
      <div className="page-width">
        <h1>{text.hero_title}</h1>
        <p className="lead">{text.hero_text}</p>
        <a href="#programmes" className="button button-line">
          {text.hero_link}
          <Icon path={arrowRight} />
        </a>
      </div>
      <svg viewBox="120 0 720 560" preserveAspectRatio="xMinYMid meet" className="drawn" aria-hidden="true">
        {lanes.map(({ radius, lane }) => (
          <path
            key={radius}
            pathLength="1"
            className={`lane-${lane}`}
            d={`M2000 ${280 - radius}H450A${radius} ${radius} 0 0 0 450 ${280 + radius}H2000`}
          />
        ))}
        <path className="training-finish" d="M700 372V554" />
        {lanes.map(({ radius, lane, at: [x, y] }) => (
          <circle key={radius} className={`station lane-${lane}`} cx={x} cy={y} r="14" />
        ))}
      </svg>
    </section>
  )
}
