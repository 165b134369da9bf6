import { createPaper, margin, type Paper, pageWidth } from '#features/scan/report/paper.server.ts'
import { drawMark, longDate, type ReportFrame } from '#features/scan/report/report.server.ts'
import type { TeamFigures } from './figures.ts'

export type TeamReportSubject = { name: string; answers: number; figures: TeamFigures; at: string }

const width = pageWidth - 2 * margin
const lane = { x: margin + 300, width: width - 300 }

/** What is shown of a team, on one page for those who decide and one to begin the conversation with. */
export async function createTeamReport(team: TeamReportSubject, { companyName }: ReportFrame): Promise<Buffer> {
  const paper = await createPaper(`${team.name}: Team Readiness Scan`, companyName)
  drawHead(paper, team, companyName)
  drawPillars(paper, team.figures)
  drawSides(paper, team.figures)
  drawFoot(paper, 1)
  paper.doc.addPage()
  drawQuestions(paper, team.figures)
  drawFoot(paper, 2)
  return paper.finish()
}

function drawHead(paper: Paper, { name, answers, figures, at }: TeamReportSubject, companyName: string) {
  const { doc, colours, inverse, say } = paper
  doc.rect(0, 0, pageWidth, 232).fill(colours.ink)
  drawMark(paper, margin, 44, inverse)
  say('P', companyName, { font: 'textBold', size: 12, colour: inverse.ink, x: margin + 26, y: 47 })
  say('P', 'Team Readiness Scan', { size: 11, colour: inverse.soft, x: margin, y: 104 })
  say('H1', name, { font: 'heading', size: name.length > 40 ? 20 : 30, colour: inverse.ink, x: margin, y: 120, width })
  const told = `${answers} answers, of which this tells of ${figures.count}. ${longDate(at)}`
  say('P', told, { size: 11, colour: inverse.soft, x: margin, y: 204 })
}

function drawPillars(paper: Paper, { pillars }: TeamFigures) {
  const { doc, say } = paper
  say('H2', 'Where the team stands', { font: 'heading', size: 20, x: margin, y: 268 })
  let y = doc.y + 16
  for (const { name, mean, spread } of pillars) {
    drawRow(paper, y, name, `${mean}  ± ${spread}`)
    drawBand(paper, y + 7, { low: mean - spread, high: mean + spread, mean })
    y += 34
  }
  doc.y = y
}

function drawSides(paper: Paper, { groups }: TeamFigures) {
  const { doc, colours, say } = paper
  say('H2', 'Leadership against team', { font: 'heading', size: 20, x: margin, y: doc.y + 28 })
  let y = doc.y + 8
  if (!groups) {
    const wait = 'Shown once at least four have answered on each side, and nobody can be worked out by subtraction.'
    say('P', wait, { size: 11, lineGap: 3, colour: colours.soft, x: margin, y, width })
    return
  }
  const { counts, pillars } = groups
  const key = `Filled: leadership (${counts.leadership}). Open: team (${counts.team}).`
  say('P', key, { size: 11, colour: colours.soft, x: margin, y })
  y = doc.y + 14
  for (const { name, leadership, team } of pillars) {
    drawRow(paper, y, name, `Leadership ${leadership}, team ${team}`)
    const [from, to] = [placeOf(leadership), placeOf(team)]
    drawTrack(paper, y + 7)
    doc
      .moveTo(from, y + 7)
      .lineTo(to, y + 7)
      .lineWidth(4)
      .stroke(colours.edge)
    doc.circle(from, y + 7, 6).fill(colours.ai)
    doc
      .lineWidth(2.5)
      .circle(to, y + 7, 6)
      .fillAndStroke(colours.paper, colours.agile)
    y += 34
  }
}

function drawQuestions(paper: Paper, { questions }: TeamFigures) {
  const { doc, colours, say } = paper
  say('H2', 'Where you see it most differently', { font: 'heading', size: 24, x: margin, y: 64 })
  const lead = 'The statements with the widest spread, from 1 (Never) to 5 (Always). Begin the conversation here.'
  say('P', lead, { size: 11, lineGap: 3, colour: colours.soft, x: margin, y: doc.y + 8, width })
  let y = doc.y + 22
  for (const { text, pillar, mean, spread } of questions) {
    say('P', `${pillar}: ${mean.toFixed(1)} ± ${spread.toFixed(1)}`, { font: 'textBold', size: 11, x: margin, y })
    const scaled = { low: (mean - spread - 1) * 25, high: (mean + spread - 1) * 25, mean: (mean - 1) * 25 }
    drawBand(paper, y + 7, scaled)
    say('P', text, { size: 12, lineGap: 4, x: margin, y: y + 20, width })
    y = doc.y + 20
  }
}

function drawRow({ say, colours }: Paper, y: number, name: string, numbers: string) {
  say('H3', name, { font: 'textBold', size: 12, x: margin, y })
  say('P', numbers, { size: 12, colour: colours.soft, x: margin + 110, y })
}

const placeOf = (value: number) => lane.x + (lane.width * Math.min(100, Math.max(0, value))) / 100

function drawTrack({ doc, colours }: Paper, y: number) {
  doc.roundedRect(lane.x, y - 2, lane.width, 4, 2).fill(colours.line)
}

function drawBand(paper: Paper, y: number, { low, high, mean }: { low: number; high: number; mean: number }) {
  const { doc, colours } = paper
  drawTrack(paper, y)
  const [from, to] = [placeOf(low), placeOf(high)]
  doc
    .lineWidth(1)
    .roundedRect(from, y - 6, Math.max(1, to - from), 12, Math.min(6, (to - from) / 2))
    .fillOpacity(0.15)
    .fillAndStroke(colours.ai)
  doc.fillOpacity(1).lineWidth(2.5).circle(placeOf(mean), y, 5).fillAndStroke(colours.paper, colours.velocity)
}

function drawFoot({ doc, colours, say }: Paper, page: number) {
  doc
    .moveTo(margin, 786)
    .lineTo(pageWidth - margin, 786)
    .lineWidth(1)
    .stroke(colours.line)
  const foot = 'Mean and standard deviation. Nothing here tells of fewer than four people, nor does any subtraction.'
  say('P', foot, { size: 9, colour: colours.soft, x: margin, y: 796 })
  const right = { x: pageWidth - margin - 30, width: 30, align: 'right' as const }
  say('P', `${page} / 2`, { size: 9, colour: colours.soft, y: 796, ...right })
}
