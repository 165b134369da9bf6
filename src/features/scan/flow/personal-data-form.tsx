import { type FormEvent, useId } from 'react'
import type { FlowTexts } from '#features/scan/content.ts'
import { useFocusOnArrival } from '#features/scan/focus-on-arrival.ts'
import { companySizeNames, companySizes, type PersonalData } from '#features/scan/personal-data.ts'
import { Button } from '#ui/button.tsx'
import { SiteLink } from '#ui/link.tsx'
import { Spinner } from '#ui/spinner.tsx'
import './personal-data-form.css'
import { type Assessment, enterPersonalData, goBack, wantReminder } from './state.ts'
import { changeAssessment } from './store.ts'
import { useSubmission } from './submission.ts'

const fields = [
  ['firstName', 'data_first_name', 'given-name'],
  ['lastName', 'data_last_name', 'family-name'],
  ['email', 'data_email', 'email'],
  ['role', 'data_role', 'organization-title'],
  ['companyName', 'data_company', 'organization'],
] as const

type Props = { text: FlowTexts; assessment: Assessment; takesFocus: boolean; onMove: () => void }

export function PersonalDataForm({ text, assessment, takesFocus, onMove }: Props) {
  const heading = useFocusOnArrival<HTMLHeadingElement>(takesFocus)
  const { busy, problems, submit } = useSubmission(assessment, onMove)
  const enter = (change: PersonalData) => changeAssessment((state) => enterPersonalData(state, change))
  const id = useId()

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
        <div className="fields">
          {fields.map(([name, label, autoComplete]) => (
            <div key={name} className="field">
              <label htmlFor={id + name}>{text[label]}</label>
              <input
                id={id + name}
                name={name}
                type={name === 'email' ? 'email' : 'text'}
                className="input"
                autoComplete={autoComplete}
                maxLength={name === 'email' ? 254 : 200}
                required={name === 'email' && assessment.reminder}
                value={assessment.personalData[name] ?? ''}
                onChange={({ target }) => enter({ [name]: target.value })}
                aria-invalid={name in problems || undefined}
                aria-describedby={name in problems ? `${id}${name}-problem` : undefined}
              />
              {name in problems && (
                <p id={`${id}${name}-problem`} className="problem">
                  {problems[name]}
                </p>
              )}
            </div>
          ))}
          <div className="field">
            <label htmlFor={`${id}size`}>{text.data_size}</label>
            <select
              id={`${id}size`}
              name="companySize"
              className="input"
              value={assessment.personalData.companySize ?? 'none'}
              onChange={({ target }) => enter({ companySize: companySizes.find((size) => size === target.value) })}
            >
              <option value="none">{text.data_no_size}</option>
              {companySizes.map((size) => (
                <option key={size} value={size}>
                  {companySizeNames[size]}
                </option>
              ))}
            </select>
          </div>
        </div>
        <label className="choice">
          <input
            type="checkbox"
            name="reminder"
            checked={assessment.reminder}
            onChange={({ target }) => changeAssessment((state) => wantReminder(state, target.checked))}
          />
          {text.data_reminder}
        </label>
        <p className="hint">
          {text.data_note} <SiteLink to="/privacy-policy">{text.data_privacy}</SiteLink>
        </p>
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
