import { Drawing } from '#ui/drawing.tsx'
import { Section } from '#ui/section.tsx'
import type { HomeText } from './content.ts'
import './two-lanes.css'

const stations = [1, 2, 3] as const

const joinShapes = `
  <path class="lane-agile" d="M0 1.5C70 1.5 60 40 124 40"/>
  <path class="lane-ai" d="M0 78.5C70 78.5 60 40 124 40"/>
  <path class="lane-velocity" d="M124 40H2000"/>
  <circle class="station lane-velocity" cx="124" cy="40" r="13"/>
`

export function TwoLanes({ text }: HomeText) {
  return (
    <Section tone="mist" className="two-lanes">
      <h2>{text.lanes_title}</h2>
      <p className="lead">{text.lanes_text}</p>
      <div className="lanes-map">
        <Lane lane="agile" text={text} />
        <Lane lane="ai" text={text} />
        <div className="lanes-rails" aria-hidden="true" />
        <Drawing viewBox="0 0 272 80" className="drawing" shapes={joinShapes} />
        <div className="lanes-end">
          <h3>{text.lanes_end_title}</h3>
          <p>{text.lanes_end_text}</p>
        </div>
      </div>
    </Section>
  )
}

function Lane({ lane, text }: HomeText & { lane: 'agile' | 'ai' }) {
  return (
    <div className={`lanes-${lane}`}>
      <h3 className="badge">{text[`lanes_${lane}_name`]}</h3>
      <ol className="columns stops">
        {stations.map((n) => (
          <li key={n}>
            <h4>{text[`lanes_${lane}_${n}_title`]}</h4>
            <p>{text[`lanes_${lane}_${n}_text`]}</p>
          </li>
        ))}
      </ol>
    </div>
  )
}
