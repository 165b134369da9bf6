import { TextInput } from 'react-admin'
import { useWatch } from 'react-hook-form'

type Props = {
  source: string
  label: string
  /** How long it is best; more is allowed. */
  good: number
  /** What becomes of a longer one. */
  beyond: string
}

/** A short text that says how long it is, and what is good. */
export function CountedInput({ source, label, good, beyond }: Props) {
  const { length } = String(useWatch({ name: source }) ?? '').trim()
  const words = `${length} of about ${good} characters`
  return (
    <TextInput
      source={source}
      label={label}
      multiline
      minRows={2}
      helperText={length > good ? `${words}. ${beyond}` : words}
    />
  )
}
