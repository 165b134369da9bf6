import { type Archetype, archetypes } from '#features/scan/scoring/archetypes.ts'
import { askedQuestions, bandKeys, levelKeys, type Pillar, pillars } from '#features/scan/scoring/pillars.ts'
import { dominantOf } from '#features/scan/scoring/scoring.ts'
import { listBlankTexts } from './texts.ts'
import type { ScanVersion, VersionQuestion } from './version.ts'

type VersionProblem = { path: string; message: string }

/** What keeps a version from being published, a sentence each. Where there is none, every answer sheet has one result. */
export function findVersionProblems(version: ScanVersion): VersionProblem[] {
  return [
    ...version.questions.flatMap(findQuestionProblems),
    ...findEmptyPillars(version),
    ...findBandProblems(version),
    ...findLevelProblems(version),
    ...findUnreachable(version),
    ...listBlankTexts(version).map(({ path, label }) => ({ path, message: `${label} is empty.` })),
  ]
}

function findQuestionProblems({ pillar, text, terms }: VersionQuestion, place: number): VersionProblem[] {
  const path = `questions.${place}`
  const name = `Question ${place + 1}`
  return [
    ...(pillar ? [] : [{ path: `${path}.pillar`, message: `${name} has no pillar.` }]),
    ...terms.flatMap(({ term }, i) =>
      !term.trim() || text.includes(`**${term}**`)
        ? []
        : [
            {
              path: `${path}.terms.${i}.term`,
              message: `${name} explains “${term}”, but has no bold term **${term}**.`,
            },
          ],
    ),
  ]
}

function findEmptyPillars(version: ScanVersion): VersionProblem[] {
  const asked = askedQuestions(version)
  return pillars
    .filter((pillar) => !asked.some((question) => question.pillar === pillar))
    .map((pillar) => ({ path: 'questions', message: `${nameOf(version, pillar)} has no question that is on.` }))
}

const nameOf = ({ pillars }: ScanVersion, pillar: Pillar) => pillars[pillar].name || `The pillar ${pillar}`

/** Each score from 0 to 100 belongs to one band, and a stronger band lies higher. */
function findBandProblems({ bands }: ScanVersion): VersionProblem[] {
  const found: VersionProblem[] = []
  const quoted = (key: (typeof bandKeys)[number]) => `“${bands[key].name}”`
  const ended = bandKeys.filter((key) => bands[key].to < bands[key].from)
  for (const key of ended)
    found.push({ path: `bands.${key}.to`, message: `The band ${quoted(key)} ends before it begins.` })
  if (ended.length > 0) return found
  const upwards = bandKeys.toReversed()
  let next = 0
  for (const [place, key] of upwards.entries()) {
    const { from, to } = bands[key]
    const path = `bands.${key}.from`
    const below = upwards[place - 1]
    if (from > next) found.push({ path, message: `No band holds a score of ${range(next, from - 1)}.` })
    if (from < next && below)
      found.push({
        path,
        message:
          to < bands[below].from
            ? `The band ${quoted(key)} must lie above ${quoted(below)}.`
            : `A score of ${range(from, Math.min(to, next - 1))} is in two bands: ${quoted(below)} and ${quoted(key)}.`,
      })
    next = Math.max(next, to + 1)
  }
  if (next <= 100) found.push({ path: 'bands.strong.to', message: `No band holds a score of ${range(next, 100)}.` })
  return found
}

const range = (from: number, to: number) => (from === to ? `${from}` : `${from} to ${to}`)

function findLevelProblems({ levels }: ScanVersion): VersionProblem[] {
  const found = levelKeys.slice(0, -1).flatMap((key, place) => {
    const below = levelKeys[place + 1]
    if (!below || levels[key].from > levels[below].from) return []
    const message = `The readiness “${levels[key].name}” must begin above “${levels[below].name}”.`
    return [{ path: `levels.${key}.from`, message }]
  })
  if (levels.emerging.from > 0)
    found.push({
      path: 'levels.emerging.from',
      message: `No readiness holds an average of ${range(0, levels.emerging.from - 1)}: “${levels.emerging.name}” must begin at 0.`,
    })
  return found
}

function findUnreachable(version: ScanVersion): VersionProblem[] {
  const reached = reachableArchetypes(version)
  if (reached.size === 0) return [{ path: 'rule', message: 'No archetype can be reached: a pillar has no questions.' }]
  return archetypes
    .filter((archetype) => !reached.has(archetype))
    .map((archetype) => ({
      path: 'rule',
      message: `No answers lead to “${version.archetypes[archetype].name}”: change the archetype rule.`,
    }))
}

const ends = [0, 100]

/**
 * Every archetype that some answers lead to. The ends of the scale tell: whatever the weights, a pillar goes from 0 to 100,
 * and nothing is further from the catalyst than one pillar at the top with the others at the bottom.
 */
export function reachableArchetypes(version: ScanVersion): Set<Archetype> {
  const asked = askedQuestions(version)
  const isAsked = (pillar: Pillar) => asked.some((question) => question.pillar === pillar)
  if (!pillars.every(isAsked)) return new Set()
  const corners = ends.flatMap((ai) =>
    ends.flatMap((agility) => ends.map((leadership) => ({ ai, agility, leadership }))),
  )
  return new Set(corners.map((scores) => dominantOf(version, scores)))
}
