import { useWatch } from 'react-hook-form'
import { editsOf, type TextsForm } from '#admin/content/texts/edits.ts'
import type { TextsEditor } from './use-texts.ts'

/** What would be saved at this moment; follows the typing. */
export function useEdits({ texts, form }: Pick<TextsEditor, 'texts' | 'form'>) {
  return editsOf(texts, useWatch({ control: form.control }) as TextsForm)
}
