import { z } from 'zod'
import { isAddress } from '#platform/address.ts'
import { htmlBody, picture } from '#platform/input.ts'
import type { Field, Shape } from '#resources/text-list.ts'
import type { Text } from './text.ts'

/** What may stand in a text's field; the form and the server apply the same. */
export function schemaOf({ kind, shape, default: builtIn }: Pick<Text, 'kind' | 'shape' | 'default'>): z.ZodType {
  if (kind === 'switch') return z.boolean()
  if (kind === 'number') return z.string().regex(/^([1-9]\d?|100)$/, 'A whole number from 1 to 100')
  if (kind === 'day') return z.iso.date('A day, such as 2026-01-31')
  if (kind === 'email') return z.email('An e-mail address, such as hello@example.com')
  if (kind === 'address') return builtIn ? address : z.literal('').or(address)
  if (kind === 'picture') return z.literal('').or(picture).nullable()
  if (kind === 'html') return htmlBody
  if (kind !== 'list' || !shape) return z.string().max(most)
  const { fields, least = 0, entry } = shape
  const entries = z.strictObject(Object.fromEntries(fields.map((field) => [field.name, fieldSchema(field)])))
  return z
    .array(entries, 'This list can not be read')
    .min(least, `At least one ${entry}`)
    .max(mostEntries, `At most ${mostEntries} entries`)
}

const most = 400_000
const mostEntries = 500

const address = z
  .string()
  .max(2_000)
  .regex(/^(https?:\/\/[^\s/]\S*|\/(?!\/)\S*|mailto:[^\s@]+@\S+|tel:\S+)$/, 'An address that begins with https:// or /')
  .refine(isAddress, 'This address can not be opened')

/** What the entries of a list are stored as: words, or several of them, and nothing that no form shows. */
export function storedSchemaOf({ fields }: Shape): z.ZodType {
  const words = z.string().or(z.number())
  const stored = ({ type }: Field) => (type === 'lines' || type === 'markup' ? words.or(z.array(words)) : words)
  return z.array(
    z.strictObject(Object.fromEntries(fields.map((field) => [field.name, stored(field).nullish()]))),
    'This list can not be read',
  )
}

function fieldSchema({ type, required, label, choices }: Field): z.ZodType {
  const text = z.string().max(most)
  if (type === 'key') return text.optional()
  // Nothing, once it was removed in the form.
  if (type === 'picture') return z.literal('').or(picture).nullish()
  if (type === 'markup' && !required) return htmlBody
  const missing = `${label} is missing`
  if (type === 'choice' && required && choices) return z.enum(choices, `${label} is none of ${choices.join(', ')}`)
  if (type === 'address') return required ? z.string().min(1, missing).pipe(address) : z.literal('').or(address)
  return required ? text.trim().min(1, missing) : text
}
