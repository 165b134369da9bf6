import { drawLanes } from './lanes.ts'

const size = { width: 1200, height: 630 }

/** The picture of whatever has none: lanes drawn from its slug. */
export function Cover({ seed, className = '' }: { seed: string; className?: string }) {
  const { paths, stations } = drawLanes(seed, size)
  return (
    <svg
      viewBox={`0 0 ${size.width} ${size.height}`}
      preserveAspectRatio="xMidYMid slice"
      fill="none"
      className={`cover ${className}`}
      aria-hidden="true"
    >
      {paths.map(({ d, lane, width }) => (
        <path key={lane} d={d} className={`lane-${lane}`} strokeWidth={width} strokeLinecap="round" />
      ))}
      {stations.map(({ x, y, r, lane }) => (
        <circle
          key={`${x} ${y}`}
          cx={x}
          cy={y}
          r={r}
          className={`station lane-${lane}`}
          style={{ strokeWidth: r * 0.45 }}
        />
      ))}
    </svg>
  )
}
