import type { FormEvent } from 'react'
import type { FlowTexts } from '#features/scan/content.ts'
import { useFocusOnArrival } from '#features/scan/focus-on-arrival.ts'
import type { PersonalData } from '#features/scan/personal-data.ts'
import { Button } from '#ui/button.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { DetailFields, PrivacyNote } from './detail-fields.tsx'
import './personal-data-form.css'
import { type Assessment, enterPersonalData, goBack, type Wishes, wish } from './state.ts'
import { changeAssessment } from './store.ts'
import { useSubmission } from './submission.ts'

type Props = { text: FlowTexts; assessment: Assessment; takesFocus: boolean; onMove: () => void }

export function PersonalDataForm({ text, assessment, takesFocus, onMove }: Props) {
  const heading = useFocusOnArrival<HTMLHeadingElement>(takesFocus)
  const { busy, problems, submit } = useSubmission(assessment, onMove)
  const enter = (change: PersonalData) => changeAssessment((state) => enterPersonalData(state, change))
  const choose = (wishes: Partial<Wishes>) => changeAssessment((state) => wish(state, wishes))

  function complete(event: FormEvent) {
    event.preventDefault()
    submit(assessment.personalData)
  }
  function back() {
    onMove()
    changeAssessment(goBack)
  }

  return (
    <section className="section personal-data">
      <form className="page-width page-width-narrow" onSubmit={complete} aria-busy={busy}>
        <h1 ref={heading} tabIndex={-1}>
          {text.data_title}
        </h1>
        <p className="lead">{text.data_text}</p>
        <DetailFields
          text={text}
          values={assessment.personalData}
          problems={problems}
          wishes={assessment}
          onEnter={enter}
          onWish={choose}
        />
        <PrivacyNote text={text} />
        <div className="button-row">
          <Button look="go" type="submit" disabled={busy}>
            {text.data_submit}
          </Button>
          <Button look="line" disabled={busy} onClick={() => submit({})}>
            {text.data_skip}
          </Button>
          <Button look="line" className="personal-back" disabled={busy} onClick={back}>
            {text.data_back}
          </Button>
          {busy && <Spinner label={text.data_busy} />}
        </div>
      </form>
    </section>
  )
}
