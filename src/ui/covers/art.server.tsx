import { renderToStaticMarkup } from 'react-dom/server'
import { getColours, type Scheme } from '#ui/colours.server.ts'
import { type CoverDrawing, drawCover, type Ground } from './draw.server.ts'
import { type Paint, ground as size } from './shapes.server.ts'

/** The colour of a token: on a page its CSS variable, in a picture a value. */
type Find = (token: string) => string

/** On a ground of full colour the lanes are light, and the bold one keeps its own colour where that can be seen. */
function paints(ground: Ground, find: Find): Record<Paint, { colour: string; opacity?: number }> {
  const own = { colour: find(ground) }
  const light = find('plate')
  if (ground.endsWith('deep'))
    return {
      agile: { colour: light, opacity: 0.72 },
      ai: { colour: light, opacity: 0.72 },
      velocity: { colour: ground === 'deep' ? find('velocity') : light },
      quiet: { colour: light, opacity: 0.22 },
      ground: own,
    }
  return {
    agile: { colour: find('agile') },
    ai: { colour: find('ai') },
    velocity: { colour: find('velocity') },
    quiet: { colour: find('ink'), opacity: 0.12 },
    ground: own,
  }
}

export function CoverArt({ drawing: { ground, marks }, find }: { drawing: CoverDrawing; find: Find }) {
  const colours = paints(ground, find)
  return (
    <g id="art" fill="none" strokeLinejoin="round">
      <path d={`M0 0H${size.width}V${size.height}H0Z`} fill={find(ground)} />
      {marks.map(({ d, paint, width }) => {
        const { colour, opacity } = colours[paint]
        const key = `${d} ${paint} ${width}`
        return width ? (
          <path
            key={key}
            d={d}
            stroke={colour}
            strokeWidth={Math.round(width)}
            strokeOpacity={opacity}
            strokeLinecap={paint === 'ground' ? 'butt' : 'round'}
          />
        ) : (
          <path key={key} d={d} fill={colour} fillOpacity={opacity} />
        )
      })}
    </g>
  )
}

/** The values that tokens have in a picture: two of them are the same in light and dark. */
export function findValue(scheme: Scheme): Find {
  const values: Record<string, string> = {
    ...getColours(scheme),
    plate: getColours('light').paper,
    deep: getColours('light').ink,
  }
  return (token) => values[token] ?? ''
}

/** As a file whose colours are those of the page that shows it; alone it is a light one. */
export function coverFile(topic: string, seed: string): string {
  const light = findValue('light')
  return renderToStaticMarkup(
    <svg aria-hidden="true" xmlns="http://www.w3.org/2000/svg" viewBox={`0 0 ${size.width} ${size.height}`}>
      <CoverArt drawing={drawCover(topic, seed)} find={(token) => `var(--${token},${light(token)})`} />
    </svg>,
  )
}
