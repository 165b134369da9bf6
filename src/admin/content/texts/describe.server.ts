import { contentResource, isHtml } from '#records/page-content/admin.server.ts'
import { mayBeEmpty } from '#records/page-content/defaults.ts'
import type { EditableTexts } from '#resources/feature.server.ts'
import type { Shape } from '#resources/text-list.ts'
import { groupKeys } from './groups.ts'
import { hintOf } from './hints.ts'
import { labelOf, nameInWords } from './labels.ts'
import { type Kind, longestLine, type SavedText, type Text, type TextGroup } from './text.ts'

/** Every text of a page for its form, with what users have saved for it. */
export function describeTexts({ content, lists = {} }: EditableTexts, saved: Map<string, SavedText>): TextGroup[] {
  const { pageKey, texts } = content
  return groupKeys(pageKey, Object.keys(texts)).map(({ title, keys }) => ({
    title,
    texts: keys.map((key) => ({
      ...describeText(pageKey, key, texts[key] ?? '', lists[key]),
      saved: saved.get(key) ?? null,
    })),
  }))
}

export function describeText(
  page_key: string,
  section_key: string,
  builtIn: string,
  declared?: Shape,
): Omit<Text, 'saved'> {
  const shape = declared ?? shapeOf(builtIn)
  const kind = shape ? 'list' : kindOf(page_key, section_key, builtIn)
  const hint = hintOf(page_key, section_key, kind, builtIn)
  const role = contentResource.roleFor?.({ page_key, section_key }) ?? 'editor'
  const label = labelOf(section_key)
  return {
    section_key,
    label,
    kind,
    ...(shape && { shape }),
    ...(hint && { hint }),
    role,
    default: builtIn,
    mayBeEmpty: mayBeEmpty(section_key),
  }
}

function kindOf(page_key: string, section_key: string, builtIn: string): Kind {
  if (isHtml({ page_key, section_key })) return 'html'
  if (/^(true|false)$/.test(builtIn)) return 'switch'
  if (/^\d{4}-\d\d-\d\d$/.test(builtIn)) return 'day'
  if (/^\d+$/.test(builtIn)) return 'number'
  if (/_url$/.test(section_key)) return 'address'
  if (/_photo$/.test(section_key)) return 'picture'
  if (/^\S+@\S+\.\S+$/.test(builtIn)) return 'email'
  if (listIn(builtIn)) return 'lines'
  return builtIn.length > longestLine ? 'paragraph' : 'line'
}

/** A list that its feature doesn't describe is asked for as its default looks. */
function shapeOf(builtIn: string): Shape | undefined {
  const [first] = listIn(builtIn) ?? []
  if (typeof first !== 'object' || first === null) return undefined
  const fields = Object.entries(first).map(([name, value]) => {
    const type = Array.isArray(value) ? ('lines' as const) : ('paragraph' as const)
    return { name, label: nameInWords(name), type }
  })
  return { entry: 'entry', fields }
}

function listIn(builtIn: string): unknown[] | undefined {
  if (!builtIn.startsWith('[')) return undefined
  const list: unknown = JSON.parse(builtIn)
  return Array.isArray(list) ? list : undefined
}
