import type { FlowTexts } from '#features/scan/content.ts'
import { useFocusOnArrival } from '#features/scan/focus-on-arrival.ts'
import { pillarNames, pillars, questionCount, questionsPerPillar } from '#features/scan/scoring/pillars.ts'
import { Eyebrow } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { arrowRight, Icon } from '#ui/icon.tsx'
import './intro.css'
import type { Assessment } from './state.ts'

type Props = {
  text: FlowTexts
  /** What an earlier visit has begun. */
  started: Assessment | undefined
  takesFocus: boolean
  onStart: () => void
  onGoOn: () => void
}

export function Intro({ text, started, takesFocus, onStart, onGoOn }: Props) {
  const heading = useFocusOnArrival<HTMLHeadingElement>(takesFocus)
  return (
    <section className="scan-intro">
      <div className="page-width split split-wide">
        <div>
          <h1 ref={heading} tabIndex={-1}>
            {text.intro_title}
          </h1>
          <p className="lead">{text.intro_text}</p>
          {started ? (
            <Resume text={text} started={started} onStart={onStart} onGoOn={onGoOn} />
          ) : (
            // Without scripts the button leads to the form's own page.
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
          )}
          <p className="hint">{text.intro_note}</p>
        </div>
        <ol className="stations stations-end scan-route">
          {pillars.map((pillar) => (
            <li key={pillar}>
              <b>{pillarNames[pillar]}</b>
              <span className="hint">
                {questionsPerPillar[pillar]} {text.intro_questions}
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

function Resume({ text, started, onStart, onGoOn }: Omit<Props, 'takesFocus'> & { started: Assessment }) {
  const answered = started.answers.filter((answer) => answer > 0).length
  return (
    <div className="card stack-start scan-resume" role="status">
      <Eyebrow>{`${answered}/${questionCount}`}</Eyebrow>
      <h2>{text.resume_title}</h2>
      <p>{text.resume_text}</p>
      <div className="button-row">
        <Button look="go" onClick={onGoOn}>
          {text.resume_button}
          <Icon path={arrowRight} />
        </Button>
        <Button look="line" onClick={onStart}>
          {text.resume_restart}
        </Button>
      </div>
    </div>
  )
}
