import fc from 'fast-check'
import { type Answer, type Batch, type Groups, publish, type Sums, views, visibleResults } from './anonymity.ts'

export type Step = { does: 'joins'; view: Answer['view'] } | { does: 'leaves' | 'is erased'; who: number }

export const most = 20

const anyStep: fc.Arbitrary<Step> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ does: fc.constant('joins' as const), view: fc.constantFrom(...views) }) },
  fc.record({ does: fc.constantFrom('leaves' as const, 'is erased' as const), who: fc.nat(most) }),
)

/**
 * A team in which everybody's values are 1 in a place of their own and 0 elsewhere: what is added up then says who is in
 * it. Answers everything that the organiser has seen, step by step.
 */
export function watch(steps: Step[]): Sums[][] {
  let waiting: Answer[] = []
  let open: Batch[] = []
  let joined = 0
  const published: { sums: Sums; groups: Groups | null }[] = []
  return steps.map((step) => {
    if (step.does === 'joins') {
      waiting.push({ view: step.view, values: Array.from({ length: most }, (_, place) => Number(place === joined)) })
      joined += 1
      const news = publish(waiting, open)
      if (news) {
        published.push(news)
        open = news.groups ? [] : [...open, { size: waiting.length, members: waiting }]
        waiting = []
      }
    } else {
      const isGone = ({ values }: Answer) => values[step.who % joined] === 1
      waiting = waiting.filter((answer) => !isGone(answer))
      // Only who waits may leave; what is erased is gone wherever it is.
      if (step.does === 'is erased')
        open = open.map((batch) => ({ ...batch, members: batch.members.filter((answer) => !isGone(answer)) }))
    }
    const { all, groups } = visibleResults(published)
    return [all, ...(groups ? [groups.leadership, groups.team] : [])].filter(({ count }) => count > 0)
  })
}

// As large as they may be: only large teams are shown more than once with both sides.
export const anyTeam = fc.array(anyStep, { maxLength: 32, size: 'max' }).map((steps) => {
  let joined = 0
  return steps.filter(({ does }) => does !== 'joins' || ++joined <= most)
})
