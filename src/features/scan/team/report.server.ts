import { createPaper, margin, type Paper, pageWidth } from '#features/scan/report/paper.server.ts'
import { drawMark, drawRadar, type ReportFrame } from '#features/scan/report/report.server.ts'
import { longDay } from '#ui/long-day.ts'
import { signed, type TeamFigures } from './figures.ts'

export type TeamReportSubject = { name: string; answers: number; figures: TeamFigures; at: string }

const width = pageWidth - 2 * margin

/** What is shown of a team, on one page for those who decide and one to begin the conversation with. */
export async function createTeamReport(team: TeamReportSubject, { companyName }: ReportFrame): Promise<Buffer> {
  const name = printable(team.name)
  const paper = await createPaper(`${name}: Team Readiness Scan`, companyName)
  drawHead(paper, { ...team, name }, companyName)
  drawPillars(paper, team.figures)
  drawSides(paper, team.figures)
  drawFoot(paper, 1)
  paper.doc.addPage()
  drawQuestions(paper, team.figures)
  drawAdvice(paper)
  drawFoot(paper, 2)
  return paper.finish()
}

/** Our fonts have Latin letters alone; of others they would print boxes. */
const printable = (name: string) =>
  name
    .replace(/[^\u0020-\u007e\u00a0-\u017f\u2010-\u2026\u20ac]/g, '')
    .replace(/\s+/g, ' ')
    .trim() || 'Your team'

function drawHead(paper: Paper, { name, answers, figures, at }: TeamReportSubject, companyName: string) {
  const { doc, colours, inverse, say } = paper
  doc.rect(0, 0, pageWidth, 316).fill(colours.ink)
  drawMark(paper, margin, 44, inverse)
  say('P', companyName, { font: 'textBold', size: 12, colour: inverse.ink, x: margin + 26, y: 47 })
  say('P', 'Team Readiness Scan', { size: 11, colour: inverse.soft, x: margin, y: 122 })
  const size = name.length > 40 ? 18 : name.length > 20 ? 26 : 34
  say('H1', name, {
    font: 'heading',
    size,
    colour: inverse.ink,
    x: margin,
    y: 140,
    width: 250,
    lineGap: -4,
    height: 100,
    ellipsis: true,
  })
  const told = answers === figures.count ? `${answers} answers` : `${figures.count} of ${answers} answers`
  say('P', told, { font: 'textBold', size: 11, colour: inverse.velocity, x: margin, y: 250 })
  say('P', longDay(at), { size: 11, colour: inverse.soft, x: margin, y: 268 })
  const scores = figures.pillars.map(({ key, name, mean: score }) => ({ key, name, score }))
  drawRadar(paper, scores, { x: 424, y: 174 })
}

function drawPillars(paper: Paper, { pillars }: TeamFigures) {
  const lead = 'The dot is the mean of all answers, from 0 to 100. The band is how far they lie apart.'
  drawTitle(paper, 344, 'Where the team stands', lead)
  for (const { name, mean, spread } of pillars) {
    const y = drawRow(paper, name, `± ${spread}`, String(mean))
    drawBand(paper, y, { low: mean - spread, high: mean + spread, mean })
  }
}

function drawSides(paper: Paper, { groups }: TeamFigures) {
  const { doc, colours } = paper
  const lead = groups
    ? `Round: leadership (${groups.counts.leadership}). Square: team (${groups.counts.team}). To the right: how far apart they are.`
    : 'Shown once at least four have answered on each side, and nobody can be worked out by subtraction.'
  drawTitle(paper, doc.y + 12, 'Leadership against team', lead)
  for (const { name, leadership, team } of groups?.pillars ?? []) {
    const y = drawRow(paper, name, `Leadership ${leadership}, team ${team}`, signed(leadership - team))
    const [from, to] = [placeOf(leadership), placeOf(team)]
    drawTrack(paper, y)
    doc.moveTo(from, y).lineTo(to, y).lineWidth(4).stroke(colours.edge)
    doc.circle(from, y, 6).fill(colours.ai)
    doc
      .lineWidth(2.5)
      .rect(to - 5, y - 5, 10, 10)
      .fillAndStroke(colours.paper, colours.agile)
  }
}

function drawQuestions(paper: Paper, { questions }: TeamFigures) {
  const { doc, say } = paper
  const lead = 'The statements with the widest spread, from 1 (Never) to 5 (Always).'
  drawTitle(paper, 64, 'Where you see it most differently', lead)
  for (const { text, pillar, mean, spread } of questions) {
    say('H3', text, { font: 'textBold', size: 12, lineGap: 3, x: margin, y: doc.y, width })
    const y = drawRow(paper, '', `${pillar}: ${mean.toFixed(1)} ± ${spread.toFixed(1)}`, '')
    drawBand(paper, y, { low: (mean - spread - 1) * 25, high: (mean + spread - 1) * 25, mean: (mean - 1) * 25 })
    doc.y += 6
  }
}

const advice = [
  'Read one statement aloud. Give everybody a minute in silence.',
  'Ask what somebody sees who chose Always, and what somebody sees who chose Never. Nobody has to say what they chose.',
  'Agree on one thing to try until you meet next, and on who begins.',
]

function drawAdvice(paper: Paper) {
  const { doc, colours, inverse, say } = paper
  const top = 600
  // Long statements need the room themselves.
  if (doc.y > top) return
  doc.roundedRect(margin, top, width, 160, 14).fill(colours.ink)
  say('H2', 'Begin the conversation', { font: 'heading', size: 18, colour: inverse.ink, x: margin + 28, y: top + 22 })
  doc.y += 8
  for (const [i, step] of advice.entries()) {
    const { y } = doc
    say('P', String(i + 1), { font: 'heading', size: 13, colour: inverse.velocity, x: margin + 28, y })
    say('P', step, { size: 11, lineGap: 2, colour: inverse.soft, x: margin + 48, y, width: width - 76 })
    doc.y += 6
  }
}

function drawTitle({ doc, colours, say }: Paper, y: number, title: string, lead: string) {
  say('H2', title, { font: 'heading', size: 20, x: margin, y })
  say('P', lead, { size: 11, colour: colours.soft, x: margin, y: doc.y + 4, width })
  doc.y += 14
}

/** Words and figures above a lane. Answers where that lies; `doc.y` is below it afterwards. */
function drawRow({ doc, colours, say }: Paper, name: string, numbers: string, right: string): number {
  const { y } = doc
  if (name) say('H3', name, { font: 'textBold', size: 12, x: margin, y })
  say('P', numbers, { size: 11, colour: colours.soft, x: margin + (name ? 90 : 0), y: y + 1 })
  if (right) say('P', right, { font: 'heading', size: 15, x: margin + width - 60, y: y - 3, width: 60, align: 'right' })
  doc.y = y + 46
  return y + 26
}

const placeOf = (value: number) => margin + (width * Math.min(100, Math.max(0, value))) / 100

function drawTrack({ doc, colours }: Paper, y: number) {
  doc.roundedRect(margin, y - 2, width, 4, 2).fill(colours.line)
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
