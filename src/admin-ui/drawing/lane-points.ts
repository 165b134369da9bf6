export type Point = readonly [x: number, y: number]

/** A path through the points. */
export const drawLane = (points: Point[]) => `M${points.join('L')}`

/** Three to six round numbers from 0 to the first that is no less than the most. Whole ones: halves of scans don't exist. */
export function listTicks(most: number): number[] {
  const step = steps.find((candidate) => candidate * 4 >= most) ?? 10 ** Math.ceil(Math.log10(most / 4))
  const count = Math.max(2, Math.ceil(most / step))
  return Array.from({ length: count + 1 }, (_, place) => place * step)
}

const steps = [1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000, 2000, 2500, 5000]
