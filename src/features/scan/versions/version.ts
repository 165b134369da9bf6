import { z } from 'zod'
import { archetypes } from '#features/scan/scoring/archetypes.ts'
import { bandKeys, levelKeys, pillars } from '#features/scan/scoring/pillars.ts'

const line = z.string().max(200, 'At most 200 characters')
const text = z.string().max(2_000, 'At most 2,000 characters')
const whole = (from: number, to: number) =>
  z.int('A whole number').min(from, `At least ${from}`).max(to, `At most ${to}`)
const percent = whole(0, 100)

/** One of something for each key. */
const forEach = <Key extends string, Value extends z.ZodType>(keys: readonly Key[], value: Value) =>
  z.strictObject(Object.fromEntries(keys.map((key) => [key, value])) as Record<Key, Value>)

const isUnique = (list: string[]) => new Set(list).size === list.length

/**
 * `text` may hold `**bold**` terms and `*italic*` words; `terms` explains bold ones. An id is never given to another
 * question: by it, answers of one version are read by another.
 */
const question = z.strictObject({
  id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Small letters, digits and hyphens'),
  pillar: z.enum(pillars).nullable(),
  text,
  terms: z.array(z.strictObject({ term: line, definition: text })).max(10, 'At most 10 terms'),
  weight: whole(1, 10),
  isOn: z.boolean(),
})

const advice = z.strictObject({ title: line, text })

/**
 * Everything that users may change about the scan: what is asked, how it is scored and what the result says. A draft may
 * still be incomplete; what it takes to be published is said by `problems.ts`.
 */
export const scanVersion = z.strictObject({
  questions: z
    .array(question)
    .max(60, 'At most 60 questions')
    .refine((all) => isUnique(all.map(({ id }) => id)), 'Two questions have the same id'),
  /** Whether each visitor is asked the questions of a pillar in an order of their own. */
  isShuffled: z.boolean(),
  pillars: forEach(pillars, z.strictObject({ name: line, readings: forEach(bandKeys, text) })),
  /** What a pillar's score counts as; both ends belong to the band. */
  bands: forEach(bandKeys, z.strictObject({ name: line, from: percent, to: percent })),
  /** The average of the pillars from which a result is ready to this degree; the lowest level is the rest. */
  levels: forEach(levelKeys, z.strictObject({ name: line, from: percent })),
  /** The catalyst, where all pillars reach `from` and lie `within` so many points; else the highest pillar's archetype. */
  rule: z.strictObject({
    from: percent,
    within: percent,
    ties: z.array(z.enum(pillars)).length(pillars.length, 'All pillars').refine(isUnique, 'Each pillar once'),
  }),
  archetypes: forEach(
    archetypes,
    z.strictObject({
      name: line,
      tagline: line,
      messages: forEach(levelKeys, text),
      action: advice,
      callToAction: line,
    }),
  ),
  /** Up to three: `most` for the lowest and the second-lowest pillar below a score, then the archetype's own. */
  recommendations: z.strictObject({
    lowest: z.strictObject({ below: whole(0, 101), most: whole(0, 3) }),
    second: z.strictObject({ below: whole(0, 101), most: whole(0, 3) }),
    pillars: forEach(pillars, z.array(advice.extend({ below: whole(0, 101) })).max(10, 'At most 10')),
  }),
})

export type ScanVersion = z.output<typeof scanVersion>
export type VersionQuestion = ScanVersion['questions'][number]
