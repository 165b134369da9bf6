/*
 * All four have one scale. What stands on the left is held by its right edge and the other way round, so that the lanes
 * meet at 90 and 190 where two cards touch, whatever their width.
 */

/** Rings around a point on the horizon, to which both lanes rise. */
export function VisionDrawing() {
  return (
    <svg viewBox="0 0 640 260" aria-hidden="true">
      {[48, 84, 120].map((r) => (
        <circle key={r} className="lane-faint" strokeWidth="1.5" cx="420" cy="140" r={r} />
      ))}
      <path className="lane-agile" d="M-900 214H60C220 214 200 90 340 90H640" />
      <path className="lane-ai" d="M-900 240H200C330 240 320 190 440 190H640" />
      <circle className="way-sun" cx="420" cy="140" r="24" />
      <circle className="station lane-agile" cx="340" cy="90" r="9" />
      <circle className="station lane-ai" cx="510" cy="190" r="9" />
    </svg>
  )
}

/** Twelve stations on two lanes. */
export function PrinciplesDrawing() {
  return (
    <svg viewBox="0 0 640 260" aria-hidden="true">
      <path className="lane-agile" d="M0 90H1400" />
      <path className="lane-ai" d="M0 190H1400" />
      {[0, 1, 2, 3, 4, 5].map((n) => (
        <g key={n}>
          <circle className="station lane-agile" cx={60 + n * 70} cy="90" r="9" />
          <circle className="station lane-ai" cx={95 + n * 70} cy="190" r="9" />
        </g>
      ))}
    </svg>
  )
}

const people = [
  [196, 138, 42, 'agile'],
  [262, 92, 30, 'ai'],
  [330, 168, 52, 'ai'],
  [424, 104, 38, 'agile'],
  [508, 178, 34, 'agile'],
  [562, 92, 26, 'ai'],
] as const

/** Discs of both colours that belong together. */
export function ConsultantsDrawing() {
  return (
    <svg viewBox="0 0 640 260" aria-hidden="true">
      <path
        className="lane-agile"
        d="M-900 200H60C120 200 120 138 196 138C310 138 300 104 424 104C520 104 520 90 640 90"
      />
      <path className="lane-ai" d="M-900 60H120C200 60 190 92 262 92C300 92 290 168 330 168C420 168 420 190 640 190" />
      {people.map(([x, y, r, lane]) => (
        <circle key={x} className={`way-person lane-${lane}`} cx={x} cy={y} r={r} />
      ))}
    </svg>
  )
}

const days = Array.from({ length: 28 }, (_, day) => ({
  day,
  x: 236 + (day % 7) * 44,
  y: 58 + Math.floor(day / 7) * 48,
}))
const today = { x: 324, y: 154 }

/** A month of days; the lanes meet on one of them. */
export function EventsDrawing() {
  return (
    <svg viewBox="0 0 640 260" aria-hidden="true">
      {days.map(({ day, x, y }) => (
        <circle key={day} className="way-day" cx={x} cy={y} r="6" />
      ))}
      <path className="lane-agile" d="M0 90H60C210 90 180 154 324 154" />
      <path className="lane-ai" d="M0 190H80C210 190 190 154 324 154" />
      <path className="lane-velocity" strokeWidth="14" d="M324 154C480 154 450 60 610 60H1600" />
      <circle className="station lane-velocity" cx={today.x} cy={today.y} r="15" />
    </svg>
  )
}
