import { version1 } from '#features/scan/versions/version-1.ts'
import { type Answer, publish } from './anonymity.ts'
import { figuresOf } from './figures.ts'

/** Shown where the texts of these pages are edited. */
export const exampleToken = 'example'

export const exampleName = 'Product and Platform'

const scores = { leadership: [72, 61, 78], team: [46, 58, 41] }

/** A team of twelve whose leaders see more leadership than the others do. */
const answers = Array.from({ length: 12 }, (_, i): Answer => {
  const view = i % 2 === 0 ? 'leadership' : 'team'
  const values = scores[view].map((score, place) => score + ((i * 7 + place * 5) % 17) - 8)
  const given = Array.from({ length: 16 }, (_, question) => 2 + ((i * question) % (1 + (question % 4))))
  return { view, values: [...values, ...given] }
})

const figures = figuresOf(
  version1,
  [publish(answers, [])].flatMap((news) => news ?? []),
)
if (!figures) throw new Error('The example shows nothing')

export const exampleFigures = figures
