import { SelectInput, TextInput } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { asTyped } from '#admin/content/editor/as-typed.ts'
import { nameInWords } from '#admin/content/texts/labels.ts'
import { noChoice } from '#admin/content/texts/values.ts'
import { RichTextInput } from '#admin-ui/rich-text/rich-text-input.tsx'
import type { Field } from '#resources/text-list.ts'

/** One field of a list's entry. */
export function EntryField({ source, field }: { source: string; field: Field }) {
  const { type, label, hint } = field
  if (type === 'choice') return <ChoiceField source={source} field={field} />
  if (type === 'markup') return <RichTextInput source={source} label={label} {...(hint && { helperText: hint })} />
  return (
    <TextInput
      source={source}
      label={label}
      fullWidth
      parse={asTyped}
      multiline={type === 'paragraph' || type === 'lines'}
      helperText={hint ?? false}
    />
  )
}

function ChoiceField({ source, field: { label, hint, choices = [], none } }: { source: string; field: Field }) {
  const current = useWatch({ name: source }) as string | undefined
  const names = [...new Set([...choices, ...(current && current !== noChoice ? [current] : [])])]
  return (
    <SelectInput
      source={source}
      // An element instead of a text, which would get a star.
      label={<span>{label}</span>}
      fullWidth
      isRequired
      helperText={hint ?? false}
      choices={[
        ...(none ? [{ id: noChoice, name: none }] : []),
        ...names.map((name) => ({ id: name, name: nameInWords(name) })),
      ]}
    />
  )
}
