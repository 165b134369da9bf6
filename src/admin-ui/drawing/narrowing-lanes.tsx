import { drawLane, type Point } from './lane-points.ts'
import './drawing.css'

const width = 600
const height = 120
const middle = height / 2

/** For the eye alone: two lanes that come closer with everyone who leaves on the way. A share is between 0 and 1. */
export function NarrowingLanes({ steps }: { steps: { key: string; share: number }[] }) {
  const reach = (share: number) => share * (middle - 6)
  const x = (place: number) => ((place + 0.5) * width) / steps.length
  const lane = (side: 1 | -1): Point[] => [
    [0, middle + side * reach(steps[0]?.share ?? 0)],
    ...steps.map(({ share }, place) => [x(place), middle + side * reach(share)] as const),
    [width, middle + side * reach(steps.at(-1)?.share ?? 0)],
  ]
  const [upper, lower] = [lane(-1), lane(1)]
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      className="lanes-narrowing"
      fill="none"
      aria-hidden="true"
    >
      <path className="lanes-between" d={`${drawLane(upper)}L${[...lower].reverse().join('L')}Z`} />
      {steps.map(({ key, share }, place) => (
        <path
          key={key}
          className="lane-edge"
          strokeDasharray="2 4"
          d={`M${x(place)} ${middle - reach(share)}V${middle + reach(share)}`}
        />
      ))}
      <path className="lane-agile" strokeWidth="3" d={drawLane(upper)} />
      <path className="lane-ai" strokeWidth="3" d={drawLane(lower)} />
    </svg>
  )
}
