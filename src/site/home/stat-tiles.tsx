import { CountUp } from '#ui/count-up.tsx'
import { Drawing } from '#ui/drawing.tsx'
import type { HomeText } from './home-text.ts'
import './stat-tiles.css'

const tiles = [1, 2, 3, 4] as const

const shapes = `
  <path class="lane-agile" d="M-60 70H90C220 70 200 130 320 130"/>
  <path class="lane-ai" d="M-60 176H130C230 176 220 130 320 130"/>
  <path class="lane-velocity" d="M320 130C470 130 440 10 680 10"/>
  <circle class="station lane-agile" cx="90" cy="70" r="7"/>
  <circle class="station lane-ai" cx="130" cy="176" r="7"/>
  <circle class="station lane-velocity" cx="320" cy="130" r="13"/>
`

export function StatTiles({ text }: HomeText) {
  return (
    <section className="page-width stats">
      <div className="stats-banner tone-ink">
        <h2>{text.stats_banner}</h2>
        <Drawing viewBox="0 0 600 200" shapes={shapes} />
      </div>
      <dl>
        {tiles.map((n) => (
          <div key={n}>
            <dt>{text[`stats_${n}_label`]}</dt>
            <dd>
              <CountUp figure={text[`stats_${n}_figure`]} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
