import { useWatch } from 'react-hook-form'
import { changesOf, type TextsForm } from '#back-office/content/texts/changes.ts'
import type { TextsEditor } from './use-texts.ts'

/** What would be saved at this moment; follows the typing. */
export function useChanges({ texts, form }: Pick<TextsEditor, 'texts' | 'form'>) {
  return changesOf(texts, useWatch({ control: form.control }) as TextsForm)
}
