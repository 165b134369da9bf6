import type { SharedAssessment } from '#features/scan/queries.server.ts'
import type { RelatedLink } from '#features/scan/related/choose.ts'
import type { PillarAnswers } from '#features/scan/results/answers.ts'
import type { Description } from '#features/scan/results/describe.ts'
import type { Band, Pillar } from '#features/scan/scoring/pillars.ts'
import { logoStrokes } from '#ui/logo-strokes.ts'
import { longDay } from '#ui/long-day.ts'
import { corners, triangle } from '#ui/radar-shape.ts'
import { drawAnswers, drawPageTitle, drawRelated } from './pages.server.ts'
import { createPaper, margin, type Paper, pageWidth } from './paper.server.ts'

const invitationHeight = 176
const lastArchetypesTop = 712

type Pillars = Description['pillars']

/** `answers` only for whoever gave them. */
export type ReportSubject = SharedAssessment & { answers?: PillarAnswers[]; related: RelatedLink[] }
export type ReportFrame = { companyName: string; origin: string }

/**
 * The result as a document to forward: where you stand on the first page, what to do next on the second, then what was
 * answered and what to read.
 */
export async function createReport(shared: ReportSubject, frame: ReportFrame): Promise<Buffer> {
  const paper = await createPaper(
    `${shared.description.archetype.name}: Transformation Readiness Scan`,
    frame.companyName,
  )
  const { answers, related } = shared
  const pages = [() => drawStanding(paper, shared, frame), () => drawNextSteps(paper, shared, frame)]
  if (answers) pages.push(() => drawAnswers(paper, answers))
  if (related.length > 0) pages.push(() => drawRelated(paper, related, frame.origin))
  for (const [i, drawPage] of pages.entries()) {
    if (i > 0) paper.doc.addPage()
    drawPage()
    drawFoot(paper, `${i + 1} / ${pages.length}`)
  }
  return paper.finish()
}

function drawStanding(paper: Paper, shared: SharedAssessment, { companyName }: ReportFrame) {
  const { doc, colours, inverse, say } = paper
  const { archetype, level, pillars } = shared.description
  doc.rect(0, 0, pageWidth, 316).fill(colours.ink)
  drawMark(paper, margin, 44, inverse)
  say('P', companyName, { font: 'textBold', size: 12, colour: inverse.ink, x: margin + 26, y: 47 })
  say('P', 'Transformation Readiness Scan', { size: 11, colour: inverse.soft, x: margin, y: 122 })
  say('H1', archetype.name, { font: 'heading', size: 50, colour: inverse.ink, x: margin, y: 134 })
  say('P', archetype.tagline, { size: 14, colour: inverse.ink, x: margin, y: 202 })
  say('P', `Readiness: ${level}`, { font: 'textBold', size: 11, colour: inverse.velocity, x: margin, y: 250 })
  say('P', longDay(shared.completedAt), { size: 11, colour: inverse.soft, x: margin, y: 268 })
  drawRadar(paper, pillars, { x: 424, y: 174 })

  say('P', shared.result.message, { size: 12, lineGap: 5, x: margin, y: 352, width: pageWidth - 2 * margin })
  say('H2', 'Your three pillars', { font: 'heading', size: 20, x: margin, y: doc.y + 30 })
  let y = doc.y + 14
  for (const pillar of pillars) y = drawPillar(paper, pillar, y)
}

function drawNextSteps(paper: Paper, { result, description }: SharedAssessment, { origin }: ReportFrame) {
  const { doc, colours, say } = paper
  const width = pageWidth - 2 * margin
  let y = drawPageTitle(paper, 'What to do next')
  for (const [i, { title, text }] of description.recommendations.entries()) {
    const number = String(i + 1)
    doc
      .moveTo(margin, y)
      .lineTo(margin + width, y)
      .lineWidth(1)
      .stroke(colours.line)
    say('P', number, { font: 'heading', size: 34, colour: colours.velocity, x: margin, y: y + 16 })
    say('H3', title, { font: 'heading', size: 16, x: margin + 62, y: y + 20, width: width - 62 })
    say('P', text, { size: 12, lineGap: 4, x: margin + 62, y: doc.y + 6, width: width - 62 })
    y = doc.y + 24
  }
  drawInvitation(paper, y + 12, { label: description.archetype.callToAction, origin, id: result.assessmentId })
  const top = y + 12 + invitationHeight + 36
  if (top <= lastArchetypesTop) drawArchetypes(paper, description.archetypes, top)
}

function drawInvitation(paper: Paper, y: number, { label, origin, id }: { label: string; origin: string; id: string }) {
  const { doc, colours, inverse, say } = paper
  const width = pageWidth - 2 * margin
  doc.roundedRect(margin, y, width, invitationHeight, 14).fill(colours.ink)
  const x = margin + 28
  say('H2', label, { font: 'heading', size: 22, colour: inverse.ink, x, y: y + 26 })
  const offer = 'A first briefing takes 30 minutes. Bring this report, and we begin with what it shows.'
  say('P', offer, { size: 12, lineGap: 4, colour: inverse.soft, x, y: doc.y + 6, width: width - 56 })
  const contact = `${origin}/contact#contact`
  say('Link', contact, { font: 'textBold', size: 12, colour: inverse.velocity, x, y: doc.y + 14, link: contact })
  const online = `${origin}/assessment/shared/${id}`
  say('Link', 'This result online', { size: 10, colour: inverse.soft, x, y: y + 140, link: online })
}

/** Only where three long recommendations leave the room. */
function drawArchetypes({ doc, colours, say }: Paper, archetypes: Description['archetypes'], top: number) {
  const width = (pageWidth - 2 * margin) / archetypes.length
  for (const [i, { name, score }] of archetypes.entries()) {
    const place = { x: margin + i * width, width: width - 16 }
    doc
      .moveTo(place.x, top)
      .lineTo(place.x + place.width, top)
      .lineWidth(1)
      .stroke(colours.line)
    say('H3', name, { ...place, font: 'textBold', size: 11, y: top + 10 })
    say('P', String(score), { ...place, font: 'heading', size: 20, y: top + 26 })
  }
}

function drawFoot({ doc, colours, say }: Paper, page: string) {
  const foot = 'Scores run from 0 to 100: the mean of your answers from 1 (Never) to 5 (Always) in each pillar.'
  doc
    .moveTo(margin, 786)
    .lineTo(pageWidth - margin, 786)
    .lineWidth(1)
    .stroke(colours.line)
  say('P', foot, { size: 9, colour: colours.soft, x: margin, y: 796 })
  say('P', page, {
    size: 9,
    colour: colours.soft,
    x: pageWidth - margin - 30,
    y: 796,
    width: 30,
    align: 'right',
  })
}

export const bandColour = { strong: 'agile', developing: 'ai', growth: 'velocity' } as const satisfies Record<
  Band['key'],
  string
>

export function drawMark({ doc }: Paper, x: number, y: number, { ai, agile }: Paper['colours']) {
  doc.save().translate(x, y).scale(0.8).lineWidth(4)
  doc.path(logoStrokes.ai).stroke(ai)
  doc.path(logoStrokes.agile).stroke(agile)
  doc.restore()
}

type Score = Pick<Pillars[number], 'key' | 'name' | 'score'>

/** The three pillars around a middle, on ink. */
export function drawRadar({ doc, inverse, say }: Paper, pillars: Score[], middle: { x: number; y: number }) {
  const [first = 0, second = 0, third = 0] = pillars.map(({ score }) => score)
  const three: [number, number, number] = [first, second, third]
  doc.save().translate(middle.x, middle.y).lineWidth(0.75)
  for (const ring of [100, 66, 33]) doc.path(triangle([ring, ring, ring])).stroke(inverse.edge)
  doc.path('M0 0V-100M0 0 86.6 50M0 0-86.6 50').stroke(inverse.edge)
  doc.lineWidth(2.5).lineJoin('round').path(triangle(three)).fillOpacity(0.25).fillAndStroke(inverse.velocity)
  doc.fillOpacity(1)
  for (const [x, y] of corners(three)) doc.circle(x, y, 4).fillAndStroke(inverse.paper, inverse.velocity)
  doc.restore()
  const places = { ai: [0, -138], agility: [86, 58], leadership: [-86, 58] } as const satisfies Record<Pillar, unknown>
  for (const { key, name, score } of pillars) {
    const [x, y] = places[key]
    const place = { x: middle.x + x - 40, width: 80, align: 'center' as const, colour: inverse.ink }
    say('P', String(score), { ...place, y: middle.y + y, font: 'heading', size: 17 })
    say('P', name, { ...place, y: middle.y + y + 19, size: 10 })
  }
}

/** One pillar: name, score, bar, and what it means. Answers where the next one may begin. */
function drawPillar({ doc, colours, say }: Paper, pillar: Pillars[number], y: number): number {
  const { name, score, band, reading } = pillar
  const width = pageWidth - 2 * margin
  say('H3', name, { font: 'textBold', size: 12, x: margin, y })
  say('P', band.name, { size: 12, colour: colours.soft, x: margin + 90, y })
  say('P', String(score), { font: 'heading', size: 16, x: margin + width - 60, y: y - 3, width: 60, align: 'right' })
  doc.roundedRect(margin, y + 22, width, 7, 3.5).fill(colours.line)
  const length = Math.max(7, (width * score) / 100)
  if (score > 0) doc.roundedRect(margin, y + 22, length, 7, 3.5).fill(colours[bandColour[band.key]])
  say('P', reading, { size: 11, lineGap: 3, colour: colours.soft, x: margin, y: y + 38, width })
  return doc.y + 20
}
