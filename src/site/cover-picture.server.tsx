import { drawPng, sharePictureSize } from '#platform/drawing/picture.server.ts'
import { getColours } from '#ui/colours.server.ts'
import { drawLanes } from '#ui/lanes.ts'
import { logoStrokes } from '#ui/logo-strokes.ts'

export type CoverText = { seed: string; title: string; companyName: string }

/** The same lanes as on the page, with the title under them. */
export function drawCover({ seed, title, companyName }: CoverText): Promise<Buffer> {
  const colours = getColours('dark')
  const background = getColours('light').ink
  return drawPng(
    <div
      style={{
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'space-between',
        ...sharePictureSize,
        boxSizing: 'border-box',
        background,
        color: colours.ink,
        fontFamily: 'Figtree',
        padding: '56px 72px',
      }}
    >
      <Lanes seed={seed} background={background} />
      <div style={{ display: 'flex', alignItems: 'center', gap: 16, fontSize: 30, fontWeight: 600 }}>
        <svg aria-hidden="true" width="44" height="44" viewBox="0 0 24 24" fill="none" strokeWidth="4">
          <path d={logoStrokes.ai} stroke={colours.ai} />
          <path d={logoStrokes.agile} stroke={colours.agile} />
        </svg>
        {companyName}
      </div>
      <div
        style={{
          display: 'flex',
          maxWidth: 1000,
          fontFamily: 'Familjen Grotesk',
          fontSize: title.length > 60 ? 58 : 72,
          letterSpacing: -2,
          lineHeight: 1.08,
        }}
      >
        {title}
      </div>
    </div>,
  )
}

const band = { width: sharePictureSize.width, height: 300 }

function Lanes({ seed, background }: { seed: string; background: string }) {
  const colours = getColours('dark')
  const { paths, stations } = drawLanes(seed, band)
  return (
    <svg
      aria-hidden="true"
      {...band}
      viewBox={`0 0 ${band.width} ${band.height}`}
      fill="none"
      style={{ position: 'absolute', left: 0, top: 96 }}
    >
      {paths.map(({ d, lane, width }) => (
        <path key={lane} d={d} stroke={colours[lane]} strokeWidth={width * 1.4} strokeLinecap="round" />
      ))}
      {stations.map(({ x, y, r, lane }) => (
        <circle
          key={`${x} ${y}`}
          cx={x}
          cy={y}
          r={r * 1.4}
          fill={background}
          stroke={colours[lane]}
          strokeWidth={r * 0.6}
        />
      ))}
    </svg>
  )
}
