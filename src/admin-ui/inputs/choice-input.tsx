import { SelectInput, type SelectInputProps } from 'react-admin'

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
