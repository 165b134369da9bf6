import {
  type Band,
  bandOf,
  type Pillar,
  type PillarScores,
  pillarNames,
  pillars,
} from '#features/scan/scoring/pillars.ts'
import { readingOf } from '#features/scan/scoring/readings.ts'
import { logoStrokes } from '#ui/logo-strokes.ts'
import { corners, triangle } from '#ui/radar-shape.ts'
import { margin, type Paper, pageWidth } from './paper.server.ts'

const bandColour = { strong: 'agile', developing: 'ai', growth: 'velocity' } as const satisfies Record<
  Band['key'],
  string
>

export function drawMark({ doc }: Paper, x: number, y: number, { ai, agile }: Paper['colours']) {
  doc.save().translate(x, y).scale(0.8).lineWidth(4)
  doc.path(logoStrokes.ai).stroke(ai)
  doc.path(logoStrokes.agile).stroke(agile)
  doc.restore()
}

/** The three pillars around a middle, on ink. */
export function drawRadar({ doc, inverse, say }: Paper, scores: PillarScores, middle: { x: number; y: number }) {
  const three: [number, number, number] = [scores.ai, scores.agility, scores.leadership]
  doc.save().translate(middle.x, middle.y).lineWidth(0.75)
  for (const ring of [100, 66, 33]) doc.path(triangle([ring, ring, ring])).stroke(inverse.edge)
  doc.path('M0 0V-100M0 0 86.6 50M0 0-86.6 50').stroke(inverse.edge)
  doc.lineWidth(2.5).lineJoin('round').path(triangle(three)).fillOpacity(0.25).fillAndStroke(inverse.velocity)
  doc.fillOpacity(1)
  for (const [x, y] of corners(three)) doc.circle(x, y, 4).fillAndStroke(inverse.paper, inverse.velocity)
  doc.restore()
  const places = { ai: [0, -138], agility: [86, 58], leadership: [-86, 58] } as const satisfies Record<Pillar, unknown>
  for (const pillar of pillars) {
    const [x, y] = places[pillar]
    const place = { x: middle.x + x - 40, width: 80, align: 'center' as const, colour: inverse.ink }
    say('P', String(scores[pillar]), { ...place, y: middle.y + y, font: 'heading', size: 17 })
    say('P', pillarNames[pillar], { ...place, y: middle.y + y + 19, size: 10 })
  }
}

/** One pillar: name, score, bar, and what it means. Answers where the next one may begin. */
export function drawPillar({ doc, colours, say }: Paper, pillar: Pillar, score: number, y: number): number {
  const width = pageWidth - 2 * margin
  const band = bandOf(score)
  say('H3', pillarNames[pillar], { font: 'textBold', size: 12, x: margin, y })
  say('P', band.name, { size: 12, colour: colours.soft, x: margin + 90, y })
  say('P', String(score), { font: 'heading', size: 16, x: margin + width - 60, y: y - 3, width: 60, align: 'right' })
  doc.roundedRect(margin, y + 22, width, 7, 3.5).fill(colours.line)
  const length = Math.max(7, (width * score) / 100)
  if (score > 0) doc.roundedRect(margin, y + 22, length, 7, 3.5).fill(colours[bandColour[band.key]])
  say('P', readingOf(pillar, score), { size: 11, lineGap: 3, colour: colours.soft, x: margin, y: y + 38, width })
  return doc.y + 20
}
