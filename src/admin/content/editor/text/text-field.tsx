import { BooleanInput, TextInput } from 'react-admin'
import { asTyped } from '#admin/content/editor/as-typed.ts'
import { fieldId } from '#admin/content/editor/ids.ts'
import { ListField } from '#admin/content/editor/lists/list-field.tsx'
import { longestLine, type Text } from '#admin/content/texts/text.ts'
import { currentContent } from '#admin/content/texts/values.ts'
import { PictureInput } from '#admin-ui/inputs/picture-input.tsx'
import { RichTextInput } from '#admin-ui/rich-text/rich-text-input.tsx'

type Props = { text: Text; isLocked: boolean; onWrite: (content: string) => void }

const types: Partial<Record<Text['kind'], string>> = { day: 'date', number: 'number', email: 'email' }

/** The field that suits a text. */
export function TextField({ text, isLocked, onWrite }: Props) {
  const { section_key: key, kind, label, hint } = text
  const source = `texts.${key}`
  if (kind === 'list') return <ListField text={text} onWrite={onWrite} />
  if (kind === 'html') return <RichTextInput source={source} label={label} {...(hint && { helperText: hint })} />
  if (kind === 'picture') return <PictureInput source={source} label={label} {...(hint && { hint })} />
  if (kind === 'switch')
    return <BooleanInput source={source} label={label} id={fieldId(key)} helperText={hint ?? false} />
  const isLong =
    kind === 'paragraph' || kind === 'lines' || (kind === 'line' && currentContent(text).length > longestLine)
  return (
    <TextInput
      source={source}
      label={false}
      fullWidth
      margin="none"
      id={fieldId(key)}
      type={types[kind] ?? 'text'}
      parse={asTyped}
      multiline={isLong}
      readOnly={isLocked}
      helperText={hint ?? false}
      {...(isShort(kind) && { sx: { maxWidth: '12rem' } })}
    />
  )
}

const isShort = (kind: Text['kind']) => kind === 'day' || kind === 'number'
