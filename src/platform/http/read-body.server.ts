import type { Context } from 'hono'
import type { z } from 'zod'
import { fieldErrors, Refusal } from './problem.server.ts'

/**
 * The JSON that was sent, as the schema has it. What it says against it is refused, field by field. `prepare` sees it
 * before the schema does.
 */
export async function readBody<Schema extends z.ZodType>(
  c: Context,
  schema: Schema,
  prepare = (body: unknown) => body,
): Promise<z.output<Schema>> {
  const body = await c.req.json().catch(() => {
    throw new Refusal(400, 'The body is not JSON.')
  })
  if (isDeeper(body, deepest)) throw new Refusal(400, 'The body is nested too deeply.')
  const result = schema.safeParse(prepare(body))
  if (result.success) return result.data
  throw new Refusal(422, 'Some fields are not right.', fieldErrors(result.error))
}

// A preview with the author of an article has six levels.
const deepest = 12

/** Looks no further than that, so that no depth can harm it. */
const isDeeper = (value: unknown, levels: number): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (levels === 0 || Object.values(value).some((part) => isDeeper(part, levels - 1)))
