import type { Description } from '#features/scan/results/describe.ts'
import { drawPng } from '#platform/drawing/picture.server.ts'
import { getColours } from '#ui/colours.server.ts'
import { logoStrokes } from '#ui/logo-strokes.ts'
import { corners, triangle } from '#ui/radar-shape.ts'

/** What a network shows under a shared result. */
export function drawSharePicture({ archetype, level, pillars }: Description, companyName: string): Promise<Buffer> {
  const colours = getColours('dark')
  return drawPng(
    <div
      style={{
        display: 'flex',
        width: '100%',
        height: '100%',
        background: getColours('light').ink,
        color: colours.ink,
        fontFamily: 'Figtree',
        padding: '64px 72px',
      }}
    >
      <div
        style={{ display: 'flex', flexDirection: 'column', justifyContent: 'space-between', width: 620, height: 502 }}
      >
        <div style={{ display: 'flex', alignItems: 'center', gap: 16, fontSize: 30, fontWeight: 600 }}>
          <Mark />
          {companyName}
        </div>
        <div style={{ display: 'flex', flexDirection: 'column' }}>
          <div style={{ fontSize: 28, color: colours.soft }}>Transformation Readiness Scan</div>
          <div style={{ fontFamily: 'Familjen Grotesk', fontSize: 124, letterSpacing: -4, lineHeight: 1.1 }}>
            {archetype.name}
          </div>
          <div style={{ marginTop: 12, fontSize: 34, lineHeight: 1.3 }}>{archetype.tagline}</div>
        </div>
        <div style={{ display: 'flex', alignItems: 'center', gap: 20, fontSize: 28 }}>
          <svg aria-hidden="true" width="96" height="32" viewBox="0 0 96 32" fill="none" strokeWidth="3">
            <path d="M0 3h18c26 0 20 13 42 13" stroke={colours.agile} />
            <path d="M0 29h18c26 0 20-13 42-13" stroke={colours.ai} />
            <path d="M60 16h36" stroke={colours.velocity} strokeWidth="8" />
          </svg>
          {`Readiness: ${level}`}
        </div>
      </div>
      <Pillars pillars={pillars} />
    </div>,
  )
}

function Pillars({ pillars }: Pick<Description, 'pillars'>) {
  const colours = getColours('dark')
  const [first = 0, second = 0, third = 0] = pillars.map(({ score }) => score)
  const three: [number, number, number] = [first, second, third]
  return (
    <div style={{ display: 'flex', position: 'relative', width: 436, height: 502 }}>
      <svg
        aria-hidden="true"
        width="436"
        height="380"
        viewBox="-109 -109 218 190"
        fill="none"
        style={{ marginTop: 66 }}
      >
        {[100, 66, 33].map((ring) => (
          <path key={ring} d={triangle([ring, ring, ring])} stroke={colours.edge} strokeWidth="1" />
        ))}
        <path d="M0 0V-100M0 0 86.6 50M0 0-86.6 50" stroke={colours.edge} strokeWidth="1" />
        <path
          d={triangle(three)}
          fill={colours.velocity}
          fillOpacity="0.25"
          stroke={colours.velocity}
          strokeWidth="3"
          strokeLinejoin="round"
        />
        {corners(three).map(([x, y], i) => (
          <circle
            key={pillars[i]?.key}
            cx={x}
            cy={y}
            r="5"
            fill={colours.paper}
            stroke={colours.velocity}
            strokeWidth="3"
          />
        ))}
      </svg>
      {pillars.map(({ key, name, score }, i) => (
        <div
          key={key}
          style={{
            position: 'absolute',
            display: 'flex',
            flexDirection: 'column',
            alignItems: 'center',
            width: 180,
            left: [128, 301, -45][i],
            top: i ? 396 : -12,
            fontSize: 26,
          }}
        >
          <div style={{ fontFamily: 'Familjen Grotesk', fontSize: 48, lineHeight: 1 }}>{String(score)}</div>
          {name}
        </div>
      ))}
    </div>
  )
}

function Mark() {
  const { ai, agile } = getColours('dark')
  return (
    <svg aria-hidden="true" width="44" height="44" viewBox="0 0 24 24" fill="none" strokeWidth="4">
      <path d={logoStrokes.ai} stroke={ai} />
      <path d={logoStrokes.agile} stroke={agile} />
    </svg>
  )
}
