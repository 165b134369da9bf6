import { SelectInput, type SelectInputProps } from 'react-admin'
import { capital } from '#admin-ui/format/format-value.ts'

type Props = Omit<SelectInputProps, 'label' | 'choices'> & {
  label: string
  choices: readonly { id: string; name: string }[]
  required?: boolean
}

/** One of several. What may stay open has a button that clears it, never an item without a value. */
export function ChoiceInput({ label, choices, required = false, ...rest }: Props) {
  return (
    <SelectInput
      {...rest}
      choices={[...choices]}
      isRequired
      // An element instead of a text: the star is for what must be chosen alone.
      label={required ? label : <span>{label}</span>}
      resettable={!required}
      parse={(value: string) => value || null}
    />
  )
}

/** A filter by a yes or no, which is neither at first. */
export function EitherInput({ yes, no, ...rest }: Omit<Props, 'choices'> & { yes: string; no: string }) {
  const choices = [
    { id: 'true', name: yes },
    { id: 'false', name: no },
  ]
  return <ChoiceInput {...rest} choices={choices} />
}

/** Choices for a select from the values that a field may have; never an empty one. */
export const choicesOf = (values: readonly string[]) => values.map((value) => ({ id: value, name: capital(value) }))
