import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { HTTPException } from 'hono/http-exception'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { z } from 'zod'

export type FieldError = { path: string; message: string }

const titles: Partial<Record<number, string>> = {
  400: 'Bad request',
  401: 'Not authorised',
  403: 'Not allowed',
  404: 'Not found',
  405: 'Method not allowed',
  409: 'Conflict',
  413: 'Too large',
  415: 'Unsupported media type',
  422: 'Invalid input',
  429: 'Too many requests',
  500: 'Something went wrong',
  503: 'Not available right now',
}

/** An error answer of the API as RFC 9457 describes it. */
export function problem(
  c: Context,
  status: ContentfulStatusCode,
  detail?: string,
  errors?: FieldError[],
  more?: Record<string, unknown>,
) {
  const title = titles[status] ?? 'Error'
  c.header('content-type', 'application/problem+json')
  return c.body(JSON.stringify({ title, status, detail: detail ?? title, ...(errors && { errors }), ...more }), status)
}

/** A refusal that passes by itself: a page for whoever looks at a browser, a problem for everybody else. */
export function unavailable(c: Context, words: string, retryAfter: number) {
  c.header('retry-after', String(retryAfter))
  c.header('cache-control', 'no-store')
  if (!c.req.header('accept')?.includes('text/html')) return problem(c, 503, words)
  c.header('content-security-policy', "default-src 'none'; style-src-attr 'unsafe-inline'; frame-ancestors 'none'")
  return c.html(
    `<!doctype html>
<html lang="en" style="color-scheme: light dark">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>One moment, please</title>
<body style="margin: 0">
<svg viewBox="0 0 1200 220" preserveAspectRatio="xMidYMid slice" fill="none" stroke="currentColor" stroke-width="4" aria-hidden="true" style="display: block; width: 100%; height: 32vh">
<path d="M-600 60H300C480 60 460 120 582 120M-600 180H260C460 180 460 120 582 120"/>
<circle stroke-width="8" cx="600" cy="120" r="18"/>
<path stroke-width="14" stroke-dasharray="2 34" stroke-linecap="round" d="M650 120H1900"/>
</svg>
<main style="max-width: 36rem; margin: 4vh auto; padding: 0 1.5rem; font: 1.125rem/1.6 system-ui, sans-serif">
<h1 style="margin: 0; font-size: 2.5rem; line-height: 1.1; letter-spacing: -0.03em">One moment, please</h1>
<p>${words}</p>
<p><a href="" style="display: inline-block; border: 2px solid; border-radius: 14px; padding: 0.75rem 1.5rem; color: inherit; font-weight: 600; text-decoration: none">Try again</a></p>
</main>
</body>
</html>
`,
    503,
  )
}

/** Adds members to every problem that a call answers, for callers that look for them there. */
export const addToProblems = (membersOf: (detail: string) => object) =>
  createMiddleware(async (c, next) => {
    await next()
    if (c.res.headers.get('content-type') !== 'application/problem+json') return
    const body: { detail: string } = await c.res.json()
    c.res = new Response(JSON.stringify({ ...body, ...membersOf(body.detail) }), c.res)
  })

/** A refusal from deep inside; the one error handler answers it. */
export class Refusal extends HTTPException {
  readonly errors: FieldError[] | undefined
  /** Further members of the answer. */
  readonly details: Record<string, unknown> | undefined
  constructor(status: ContentfulStatusCode, detail: string, errors?: FieldError[], details?: Record<string, unknown>) {
    super(status, { message: detail })
    this.errors = errors
    this.details = details
  }
}

export function fieldErrors(error: z.ZodError): FieldError[] {
  return error.issues.flatMap((issue) => {
    const path = issue.path.join('.')
    if (issue.code !== 'unrecognized_keys') return [{ path, message: issue.message }]
    return issue.keys.map((key) => ({ path: [...issue.path, key].join('.'), message: 'Unknown field' }))
  })
}
