import { drawPng } from '#platform/drawing/picture.server.ts'
import { sharePictureSize } from '#platform/drawing/share-picture-size.ts'
import { CoverArt, findValue } from '#ui/covers/art.server.tsx'
import { drawCover as draw } from '#ui/covers/draw.server.ts'
import { logoStrokes } from '#ui/logo-strokes.ts'

export type CoverText = { topic: string; seed: string; title: string; companyName: string }

const { width, height } = sharePictureSize
const half = 500

/** The title, and beside it the same drawing as on the page. */
export function drawCover({ topic, seed, title, companyName }: CoverText): Promise<Buffer> {
  const find = findValue('dark')
  const size = title.length > 60 ? 52 : 64
  return drawPng(
    <div
      style={{
        display: 'flex',
        ...sharePictureSize,
        background: find('deep'),
        color: find('plate'),
        fontFamily: 'Figtree',
      }}
    >
      <div
        style={{
          display: 'flex',
          flexDirection: 'column',
          justifyContent: 'space-between',
          width: width - half,
          padding: '60px 56px 56px 64px',
        }}
      >
        <div style={{ display: 'flex', alignItems: 'center', gap: 16, fontSize: 30, fontWeight: 600 }}>
          <svg aria-hidden="true" width="44" height="44" viewBox="0 0 24 24" fill="none" strokeWidth="4">
            <path d={logoStrokes.ai} stroke={find('ai')} />
            <path d={logoStrokes.agile} stroke={find('agile')} />
          </svg>
          {companyName}
        </div>
        <div
          style={{
            display: 'flex',
            fontFamily: 'Familjen Grotesk',
            fontSize: size,
            letterSpacing: -size / 36,
            lineHeight: 1.08,
          }}
        >
          {title}
        </div>
      </div>
      <svg aria-hidden="true" width={half} height={height} viewBox={`${(width - half) / 2} 0 ${half} ${height}`}>
        <CoverArt drawing={draw(topic, seed)} find={findValue('light')} />
      </svg>
    </div>,
  )
}
