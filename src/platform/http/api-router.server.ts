import { OpenAPIHono, z } from '@hono/zod-openapi'
import type { Env } from 'hono'
import { fieldErrors, problem } from './problem.server.ts'

const problemBody = z
  .object({
    title: z.string(),
    status: z.int(),
    detail: z.string().optional(),
    errors: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
  })
  .openapi('Problem')

/** A router whose declared schemas check every call: what doesn't fit is answered with the paths that are wrong. */
export function createApiRouter<E extends Env = Env>() {
  return new OpenAPIHono<E>({
    strict: false,
    defaultHook: (result, c) =>
      result.success ? undefined : problem(c, 422, 'Some fields are not right.', fieldErrors(result.error)),
  })
}

export const json = <Schema extends z.ZodType>(schema: Schema, description: string) => ({
  content: { 'application/json': { schema } },
  description,
})

const failure = (description: string) => ({
  content: { 'application/problem+json': { schema: problemBody } },
  description,
})

/** The refusals every public call shares; the OpenAPI description lists them. */
export const refusals = {
  401: failure('The public key is missing or wrong'),
  422: failure('Invalid input, with the paths that are wrong'),
}

export const notFound = { 404: failure('No such thing') }

export const renamed = { 302: { description: 'It has another address now' } }
