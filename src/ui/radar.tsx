import { corners, triangle } from './radar-shape.ts'

/** Three scores from 0 to 100 as a triangle. Put the numbers beside it as text: this is for the eye alone. */
export function Radar({
  scores,
  labels,
  className,
}: {
  scores: [number, number, number]
  labels: [string, string, string]
  className?: string
}) {
  return (
    <svg viewBox="-130 -124 260 204" fill="none" className={className} aria-hidden="true">
      {[100, 66, 33].map((ring) => (
        <path key={ring} d={triangle([ring, ring, ring])} className="radar-grid" strokeWidth="1.5" />
      ))}
      <path d="M0 0V-100M0 0 86.6 50M0 0-86.6 50" className="radar-grid" strokeWidth="1.5" />
      <path d={triangle(scores)} className="radar-scores" strokeWidth="3" strokeLinejoin="round" />
      {corners(scores).map(([x, y], i) => (
        <circle key={labels[i]} cx={x} cy={y} r="5" className="station lane-velocity" />
      ))}
      {labels.map((label, i) => (
        <text key={label} x={[0, 87, -87][i]} y={i ? 74 : -110} className="radar-label" textAnchor="middle">
          {label}
        </text>
      ))}
    </svg>
  )
}
