import type { FlowTexts } from '#features/scan/content.ts'
import { useFocusOnArrival } from '#features/scan/focus-on-arrival.ts'
import { countByPillar, type Scan } from '#features/scan/versions/scan.ts'
import { Button } from '#ui/button.tsx'
import { arrowRight, Icon } from '#ui/icon.tsx'
import './intro.css'

type Props = {
  text: FlowTexts
  scan: Scan
  takesFocus: boolean
  onStart: () => void
}

export function Intro({ text, scan, takesFocus, onStart }: Props) {
  const heading = useFocusOnArrival<HTMLHeadingElement>(takesFocus)
  return (
    <section className="scan-intro">
      <div className="page-width split split-wide">
        <div>
          <h1 ref={heading} tabIndex={-1}>
            {text.intro_title}
          </h1>
          <p className="lead">{text.intro_text}</p>
          {/* Without scripts the button leads to the form's own page. */}
          <form
            action="/scan/transformation-readiness"
            onSubmit={(event) => {
              event.preventDefault()
              onStart()
            }}
          >
            <Button look="go" type="submit">
              {text.intro_button}
              <Icon path={arrowRight} />
            </Button>
          </form>
          <p className="hint">{text.intro_note}</p>
        </div>
        <ol className="stations stations-end scan-route">
          {countByPillar(scan.questions).map(({ pillar, count }) => (
            <li key={pillar}>
              <b>{scan.pillarNames[pillar]}</b>
              <span className="hint">
                {count} {text.intro_questions}
              </span>
              <p>{text[`intro_${pillar}`]}</p>
            </li>
          ))}
          <li>
            <b>{text.intro_end_title}</b>
            <p>{text.intro_end_text}</p>
          </li>
        </ol>
      </div>
    </section>
  )
}
