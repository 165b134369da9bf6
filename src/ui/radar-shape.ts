type Scores = [number, number, number]

const directions = [
  [0, -1],
  [0.866, 0.5],
  [-0.866, 0.5],
] as const

/** Where three scores from 0 to 100 lie on their axes around a middle of 0, 0: up, to the right, to the left. */
export function corners(scores: Scores) {
  return directions.map(([x, y], i) => {
    const score = scores[i] ?? 0
    return [Math.round(x * score), Math.round(y * score)] as const
  })
}

/** The path around them. */
export function triangle(scores: Scores) {
  return `M${corners(scores).join('L')}Z`
}
