/**
 * The stretch of track beside one phase. The two lanes begin loose and far apart, come nearer with each phase, and are
 * one bold line beside the last.
 */
export function TrackPiece({ place, of }: { place: number; of: number }) {
  const last = of - 1
  const apart = (at: number) => (last > 0 ? Math.round(38 * (1 - Math.min(at, last) / last)) : 0)
  const [from, to] = [apart(place), apart(place + 1)]
  return (
    <div className="track-piece">
      <svg
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        aria-hidden="true"
        className={place === 0 && last > 0 ? 'track-loose' : ''}
      >
        {place === last ? (
          <path className="lane-velocity" d="M50 0V100" />
        ) : (
          <>
            <path className="lane-agile" d={bend(50 - from, 50 - to)} />
            <path className="lane-ai" d={bend(50 + from, 50 + to)} />
          </>
        )}
      </svg>
      <span className="figures" aria-hidden="true">
        {place + 1}
      </span>
    </div>
  )
}

const bend = (from: number, to: number) => `M${from} 0C${from} 70 ${to} 40 ${to} 100`
