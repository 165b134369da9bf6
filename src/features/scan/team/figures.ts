import { readMarkedText } from '#features/scan/question/marked-text.ts'
import { askedQuestions, type Pillar, pillars } from '#features/scan/scoring/pillars.ts'
import type { ScanVersion } from '#features/scan/versions/version.ts'
import { type Groups, type Sums, visibleResults } from './anonymity.ts'

/** A mean, and the standard deviation around it. Never a highest or a lowest: these would be somebody's own. */
export type Figure = { mean: number; spread: number }

export type TeamFigures = {
  /** How many it tells of. */
  count: number
  pillars: ({ key: Pillar; name: string } & Figure)[]
  /** Those that are seen most differently, the widest first. */
  questions: ({ id: string; text: string; pillar: string } & Figure)[]
  groups: { counts: Record<'leadership' | 'team', number>; pillars: Seen[] } | null
}

type Seen = { key: Pillar; name: string; leadership: number; team: number }

const widest = 5

/** What was published of a team, in the words of the version that it was asked. Nothing as long as nothing was. */
export function figuresOf(
  version: ScanVersion,
  published: { sums: Sums; groups: Groups | null }[],
): TeamFigures | null {
  const { all, groups } = visibleResults(published)
  if (all.count === 0) return null
  const named = pillars.map((key, place) => ({ key, place, name: version.pillars[key].name }))
  const questions = askedQuestions(version).map(({ id, text, pillar }, i) => ({
    ...{ id, text: plain(text), pillar: version.pillars[pillar ?? 'ai'].name },
    ...figureOf(all, pillars.length + i, 1),
  }))
  return {
    count: all.count,
    pillars: named.map(({ key, name, place }) => ({ key, name, ...figureOf(all, place, 0) })),
    questions: questions.sort((a, b) => b.spread - a.spread).slice(0, widest),
    groups: groups && {
      counts: { leadership: groups.leadership.count, team: groups.team.count },
      pillars: named.map(({ key, name, place }) => ({
        ...{ key, name },
        leadership: figureOf(groups.leadership, place, 0).mean,
        team: figureOf(groups.team, place, 0).mean,
      })),
    },
  }
}

export const signed = (value: number) => (value > 0 ? `+${value}` : String(value).replace('-', '−'))

function figureOf({ count, totals, squares }: Sums, place: number, digits: number): Figure {
  const mean = (totals[place] ?? 0) / count
  // Rounding may leave a variance a little below nothing.
  const variance = Math.max(0, (squares[place] ?? 0) / count - mean * mean)
  return { mean: round(mean, digits), spread: round(Math.sqrt(variance), digits) }
}

const round = (value: number, digits: number) => Number(value.toFixed(digits))

const plain = (text: string) =>
  readMarkedText(text)
    .map((piece) => piece.text)
    .join('')
