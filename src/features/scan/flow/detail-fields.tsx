import { useId } from 'react'
import type { FlowTexts } from '#features/scan/content.ts'
import { companySizeNames, companySizes, type PersonalData } from '#features/scan/personal-data.ts'
import { SiteLink } from '#ui/link.tsx'
import './detail-fields.css'
import type { Wishes } from './state.ts'

export const detailNames = ['firstName', 'lastName', 'email', 'role', 'companyName'] as const

const fields = {
  firstName: ['data_first_name', 'given-name'],
  lastName: ['data_last_name', 'family-name'],
  email: ['data_email', 'email'],
  role: ['data_role', 'organization-title'],
  companyName: ['data_company', 'organization'],
} as const satisfies Record<(typeof detailNames)[number], [keyof FlowTexts, string]>

const wishNames = ['mailReport', 'reminder'] as const

const boxes = { mailReport: 'data_report', reminder: 'data_reminder' } as const satisfies Record<
  keyof Wishes,
  keyof FlowTexts
>

type Props = {
  text: FlowTexts
  values: Partial<Record<keyof PersonalData, string | undefined>>
  wishes: Partial<Wishes>
  problems: Partial<Record<string, string>>
  /** Left out where the browser posts the form by itself. */
  onEnter?: (change: PersonalData) => void
  onWish?: (wishes: Partial<Wishes>) => void
}

/** Who somebody is, and what they would like to get by mail. */
export function DetailFields({ text, values, wishes, problems, onEnter, onWish }: Props) {
  const id = useId()
  const problemOf = (name: string) => ({
    'aria-invalid': name in problems || undefined,
    'aria-describedby': name in problems ? `${id}${name}-problem` : undefined,
  })
  const problemText = (name: string) =>
    name in problems && (
      <p id={`${id}${name}-problem`} className="problem">
        {problems[name]}
      </p>
    )
  const needsAddress = Boolean(onEnter && (wishes.mailReport || wishes.reminder))
  const size = values.companySize ?? 'none'
  return (
    <div className="details">
      <div className="fields">
        {detailNames.map((name) => (
          <div key={name} className="field">
            <label htmlFor={id + name}>{text[fields[name][0]]}</label>
            <input
              id={id + name}
              name={name}
              type={name === 'email' ? 'email' : 'text'}
              className="input"
              autoComplete={fields[name][1]}
              maxLength={name === 'email' ? 254 : 200}
              required={name === 'email' && needsAddress}
              {...(onEnter
                ? { value: values[name] ?? '', onChange: ({ target }) => onEnter({ [name]: target.value }) }
                : { defaultValue: values[name] })}
              {...problemOf(name)}
            />
            {problemText(name)}
          </div>
        ))}
        <div className="field">
          <label htmlFor={`${id}size`}>{text.data_size}</label>
          <select
            id={`${id}size`}
            name="companySize"
            className="input"
            {...(onEnter
              ? {
                  value: size,
                  onChange: ({ target }) =>
                    onEnter({ companySize: companySizes.find((known) => known === target.value) }),
                }
              : { defaultValue: size })}
          >
            <option value="none">{text.data_no_size}</option>
            {companySizes.map((known) => (
              <option key={known} value={known}>
                {companySizeNames[known]}
              </option>
            ))}
          </select>
        </div>
      </div>
      {wishNames.map((name) => (
        <div key={name}>
          <label className="choice">
            <input
              type="checkbox"
              name={name}
              {...(onWish
                ? { checked: wishes[name] ?? false, onChange: ({ target }) => onWish({ [name]: target.checked }) }
                : { defaultChecked: wishes[name] })}
              {...problemOf(name)}
            />
            {text[boxes[name]]}
          </label>
          {problemText(name)}
        </div>
      ))}
    </div>
  )
}

export function PrivacyNote({ text }: { text: FlowTexts }) {
  return (
    <p className="hint privacy-note">
      {text.data_note} <SiteLink to="/privacy-policy">{text.data_privacy}</SiteLink>
    </p>
  )
}
