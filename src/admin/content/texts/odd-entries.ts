import { schemaOf } from './schema.ts'
import type { Text } from './text.ts'
import { parseJson, toValue } from './values.ts'

/** Why entries of a saved list are not shown to visitors, by their place in it, which begins with 1. */
export function listOddEntries(text: Pick<Text, 'kind' | 'shape' | 'default'>, content: string): string[] {
  if (text.kind !== 'list' || !text.shape) return []
  const list = parseJson(content)
  if (!Array.isArray(list)) return []
  const isRight = schemaOf({ ...text, shape: { ...text.shape, least: 0 } })
  return list.flatMap((entry, i) => {
    const value = toValue(text, JSON.stringify([entry]))
    const reason = Array.isArray(value) && value.length === 0 ? 'It has no fields' : undefined
    const problem = reason ?? isRight.safeParse(value).error?.issues[0]?.message
    return problem ? [`Entry ${i + 1}: ${problem}`] : []
  })
}
