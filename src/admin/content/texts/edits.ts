import type { TextSave } from '#admin/content/input.ts'
import type { Draft } from '#admin-ui/admin-data.ts'
import type { Text } from './text.ts'
import { currentContent, settled, toContent, toValue, type Value } from './values.ts'

/** What the form holds: each text, whether it is marked for the home page, and whether it is meant to be empty. */
export type TextsForm = {
  texts: Record<string, Value>
  homepage: Record<string, boolean>
  empty: Record<string, boolean>
}

export function formOf(texts: Text[]): TextsForm {
  return {
    texts: Object.fromEntries(texts.map((text) => [text.section_key, toValue(text, currentContent(text))])),
    homepage: Object.fromEntries(texts.map((text) => [text.section_key, isMarked(text)])),
    empty: Object.fromEntries(texts.map((text) => [text.section_key, currentContent(text) === ''])),
  }
}

/** What is to be saved: only what differs. A text that says what its default says goes back to being the default. */
export function editsOf(texts: Text[], form: TextsForm): Record<string, TextSave> {
  const edits: Record<string, TextSave> = {}
  for (const text of texts) {
    const content = contentIn(form, text)
    const isMarkedNow = form.homepage[text.section_key] ?? false
    const isAsSaved = content === settled(text, currentContent(text)) && isMarkedNow === isMarked(text)
    if (isAsSaved) continue
    const isDefault = content === settled(text, text.default) && !isMarkedNow
    edits[text.section_key] = {
      content: isDefault ? null : content,
      ...(isMarkedNow !== isMarked(text) && !isDefault && { show_on_homepage: isMarkedNow }),
      version: text.saved?.updated_at ?? null,
    }
  }
  return edits
}

/**
 * A text as the form has it. A list that can't be read stays as it is until it is begun anew, and an empty text is the
 * default unless it is meant to be empty.
 */
export function contentIn(form: TextsForm, text: Text): string {
  const value = form.texts[text.section_key]
  if (text.kind === 'list' && !Array.isArray(value)) return settled(text, currentContent(text))
  const content = toContent(text, value)
  const isMeant = text.mayBeEmpty && form.empty[text.section_key]
  return content.trim() === '' && !isMeant ? settled(text, text.default) : content
}

/** The same changes for the preview. */
export function draftsOf(page_key: string, texts: Text[], edits: Record<string, TextSave>): Draft[] {
  return texts.flatMap(({ section_key, default: builtIn }) => {
    const change = edits[section_key]
    if (!change) return []
    return [{ resource: 'content', values: { page_key, section_key, content: change.content ?? builtIn } }]
  })
}

const isMarked = ({ saved }: Text) => saved?.show_on_homepage ?? false
