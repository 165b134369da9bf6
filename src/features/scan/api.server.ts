import { createRoute, z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { createApiRouter, json, notFound, refusals } from '#platform/http/api-router.server.ts'
import { callerAddress, isLoopback } from '#platform/http/client-address.server.ts'
import { type FieldError, fieldErrors, problem, Refusal } from '#platform/http/problem.server.ts'
import { countOne, LimitReached, visitorOf } from '#platform/http/rate-limit.server.ts'
import type { Platform } from '#platform/platform.server.ts'
import { visitCountsOf } from '#records/visits/counts.server.ts'
import { asksNotToBeCounted } from '#records/visits/privacy-signals.server.ts'
import type { Feature } from '#resources/feature.server.ts'
import { relatedKinds } from '#resources/related.ts'
import { scoringInput, sharedInput } from './input.ts'
import { progressInput } from './progress/input.ts'
import { noteProgress } from './progress/visits.server.ts'
import { findSharedAssessment, takeAssessment } from './queries.server.ts'
import { getRelated } from './related/queries.server.ts'
import { findOwnAssessment } from './results/own.server.ts'
import { archetypes } from './scoring/archetypes.ts'
import { bandKeys, pillars } from './scoring/pillars.ts'
import { getPublishedScan } from './versions/queries.server.ts'
import { tooManyScans, wording, wrongFields } from './wording.ts'

const percent = z.int().min(0).max(100)

const pillarScores = z.object({ ai: percent, agility: percent, leadership: percent })

const result = z
  .object({
    assessmentId: z.string(),
    dominantArchetype: z.enum(archetypes),
    scores: z.object({ explorer: percent, bundler: percent, scaler: percent, catalyst: percent }),
    pillarScores,
    message: z.string(),
  })
  .openapi('AssessmentResult')

const tooMany = { 429: { description: 'Too many from one address or network; Retry-After says when' } }

const scoreAssessment = createRoute({
  method: 'post',
  path: '/functions/assessment-scoring',
  summary: 'Scores and stores an assessment; the same assessToken again answers the same assessment',
  request: { body: { required: true, content: { 'application/json': { schema: scoringInput } } } },
  responses: { 200: json(result, 'The result'), ...refusals, ...tooMany },
})

export const sharedFunction = '/functions/get-shared-assessment'

/** What its callers look for in place of a result, whatever went wrong. */
export const refusedShared = (error: string) => ({ success: false as const, error, data: null })

const sharedFailure = (description: string) => ({
  content: {
    'application/problem+json': {
      schema: z.object({
        title: z.string(),
        status: z.int(),
        detail: z.string(),
        errors: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
        success: z.literal(false),
        error: z.string(),
        data: z.null(),
      }),
    },
  },
  description,
})

const readShared = createRoute({
  method: 'post',
  path: sharedFunction,
  summary: 'The result behind a shared link, without personal data',
  request: { body: { required: true, content: { 'application/json': { schema: sharedInput } } } },
  responses: {
    200: json(z.object({ success: z.literal(true), error: z.null(), data: result }), 'The result'),
    401: sharedFailure(refusals[401].description),
    404: sharedFailure('No assessment with this id or token'),
    422: sharedFailure('No link at all'),
  },
})

const word = z.string()
const said = z.object({ text: word, answer: word })

const describeAssessment = createRoute({
  method: 'post',
  path: '/functions/describe-assessment',
  summary: 'What the result behind a shared link says, in the words of the version that it was scored by',
  request: { body: { required: true, content: { 'application/json': { schema: sharedInput } } } },
  responses: {
    200: json(
      z.object({
        archetype: z.object({ name: word, tagline: word, callToAction: word }),
        level: word,
        pillars: z.array(
          z.object({
            key: z.enum(pillars),
            name: word,
            score: percent,
            band: z.object({ key: z.enum(bandKeys), name: word }),
            reading: word,
          }),
        ),
        recommendations: z.array(z.object({ title: word, text: word })),
        archetypes: z.array(z.object({ key: z.enum(archetypes), name: word, score: percent })),
      }),
      'The result in words',
    ),
    ...refusals,
    ...notFound,
  },
})

const readAnswers = createRoute({
  method: 'post',
  path: '/functions/own-assessment',
  summary:
    'What somebody answered, for whoever has the token that the scan was sent with; the id in a shared link is none',
  request: { body: { required: true, content: { 'application/json': { schema: sharedInput } } } },
  responses: {
    200: json(
      z.object({
        answers: z.array(
          z.object({ key: z.enum(pillars), name: word, strongest: z.array(said), weakest: z.array(said) }),
        ),
        peers: z
          .object({ people: word, results: z.int(), scores: pillarScores })
          .nullable()
          .openapi({ description: 'The mean of organisations of the same size, from twenty on' }),
        earlier: z
          .object({ day: word, scores: pillarScores, isSame: z.boolean() })
          .nullable()
          .openapi({ description: 'The result before; isSame when the same questions were asked' }),
      }),
      'The strongest and the weakest answers of each pillar, and what the scores compare with',
    ),
    ...refusals,
    ...notFound,
  },
})

const readRelated = createRoute({
  method: 'post',
  path: '/functions/assessment-related',
  summary: 'What the result behind a link leads on to: published pages alone',
  request: { body: { required: true, content: { 'application/json': { schema: sharedInput } } } },
  responses: {
    200: json(
      z.array(z.object({ kind: z.enum(relatedKinds), id: word, title: word, text: word.nullable(), path: word })),
      'Pages by kind',
    ),
    ...refusals,
    ...notFound,
  },
})

const readScan = createRoute({
  method: 'get',
  path: '/scan',
  summary: 'The questions of the published version, in the order in which answers are handed in',
  responses: {
    200: json(
      z.object({
        id: z.guid().openapi({ description: 'To be sent back as versionId with the answers' }),
        isShuffled: z.boolean(),
        pillarNames: z.object({ ai: word, agility: word, leadership: word }),
        questions: z.array(
          z.object({
            id: word,
            text: word,
            category: z.enum(['explorer', 'bundler', 'scaler']),
            tooltips: z.record(word, word).optional(),
          }),
        ),
      }),
      'What is asked',
    ),
    ...refusals,
  },
})

const reportProgress = createRoute({
  method: 'post',
  path: '/functions/scan-progress',
  summary: 'Counts how far a scan came, without personal data; the same visit again only ever moves on',
  request: { body: { required: true, content: { 'application/json': { schema: progressInput } } } },
  responses: {
    202: json(z.object({ success: z.literal(true) }), 'Counted'),
    ...refusals,
    ...tooMany,
  },
})

/** About 150 whole scans: a workshop behind one address is counted, a flood is not. */
const progressLimit = { name: 'scan-progress', points: 1200, seconds: 60 * 60 }

export function scanApi(platform: Platform, features: Feature[]) {
  const { db, read, environment, cache, now } = platform
  const counts = visitCountsOf(platform)
  return createApiRouter()
    .openapi(readScan, async (c) => c.json(await cache.getOrLoad('scan', 60, () => read(getPublishedScan)), 200))
    .openapi(describeAssessment, async (c) => {
      const shared = await findSharedAssessment(db, c.req.valid('json').assessToken)
      return shared ? c.json(shared.description, 200) : (problem(c, 404, wording.notFound) as never)
    })
    .openapi(readAnswers, async (c) => {
      const own = await findOwnAssessment(db, c.req.valid('json').assessToken)
      if (!own) return problem(c, 404, wording.notFound) as never
      const { answers, peers, earlier } = own
      return c.json({ answers, peers, earlier }, 200)
    })
    .openapi(readRelated, async (c) => {
      const shared = await findSharedAssessment(db, c.req.valid('json').assessToken)
      if (!shared) return problem(c, 404, wording.notFound) as never
      return c.json(await getRelated(platform, features, shared.result), 200)
    })
    .openapi(reportProgress, async (c) => {
      const address = callerAddress(c, environment.TRUST_PROXY)
      if (asksNotToBeCounted(c.req.header())) return c.json({ success: true as const }, 202)
      try {
        const { source, ...progress } = c.req.valid('json')
        const isNew = await db.transaction(async (tx) => {
          if (!isLoopback(address)) await countOne(tx, progressLimit, visitorOf(address))
          return noteProgress(tx, progress, now())
        })
        if (isNew) counts.addStep('scans_started', source)
      } catch (error) {
        return refuseTooMany(c, error, () => 'There were too many calls from your network.')
      }
      return c.json({ success: true as const }, 202)
    })
    .openapi(
      scoreAssessment,
      async (c) => {
        const address = callerAddress(c, environment.TRUST_PROXY)
        try {
          return c.json(await takeAssessment(platform, c.req.valid('json'), address), 200)
        } catch (error) {
          if (error instanceof Refusal) return problem(c, 422, error.message, error.errors) as never
          return refuseTooMany(c, error, tooManyScans)
        }
      },
      (checked, c) => refuse(checked, c, (errors) => (errors.some(isAboutAnswers) ? wording.incomplete : wrongFields)),
    )
    .openapi(
      readShared,
      async (c) => {
        const shared = await findSharedAssessment(db, c.req.valid('json').assessToken)
        if (shared) return c.json({ success: true as const, error: null, data: shared.result }, 200)
        return problem(c, 404, wording.notFound) as never
      },
      (checked, c) => refuse(checked, c, () => wording.invalidLink),
    )
}

function refuseTooMany(c: Context, error: unknown, detailOf: (seconds: number) => string): never {
  if (!(error instanceof LimitReached)) throw error
  c.header('retry-after', String(error.retryAfter))
  return problem(c, 429, detailOf(error.retryAfter)) as never
}

/** A body that isn't an object at all has no answers either. */
const isAboutAnswers = ({ path }: FieldError) => path === '' || /^answers\b/.test(path)

type Checked = { success: true } | { success: false; error: z.ZodError }

/** The router's own words for what is wrong, in place of the general ones. */
function refuse(checked: Checked, c: Context, detailOf: (errors: FieldError[]) => string): undefined {
  if (checked.success) return
  const errors = fieldErrors(checked.error)
  return problem(c, 422, detailOf(errors), errors) as never
}
