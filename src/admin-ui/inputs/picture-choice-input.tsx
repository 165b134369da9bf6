import { useId } from 'react'
import { useInput } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { capital } from '#admin-ui/format/format-value.ts'
import './picture-choice-input.css'

type Choice = { value: string | null; name: string; picture: string }

type Props = {
  source: string
  label: string
  /** The field with a picture of its own, beside which there is nothing to choose. */
  unless: string
  choices: (values: Record<string, unknown>) => Choice[]
}

/** One of several pictures, each small enough to see them all. */
export function PictureChoiceInput({ source, label, unless, choices }: Props) {
  const { field } = useInput({ source, defaultValue: null })
  const values = useWatch()
  const name = useId()
  if (values[unless]) return null
  return (
    <fieldset className="admin-picture-choices">
      <legend className="admin-label">{label}</legend>
      {choices(values).map(({ value, name: word, picture }) => (
        <label key={word}>
          <input
            type="radio"
            name={name}
            checked={(field.value || null) === value}
            onChange={() => field.onChange(value)}
          />
          <img src={picture} alt="" width="120" height="63" loading="lazy" />
          {capital(word)}
        </label>
      ))}
    </fieldset>
  )
}
