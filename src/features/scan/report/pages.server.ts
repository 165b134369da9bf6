import type { RelatedLink } from '#features/scan/related/choose.ts'
import type { PillarAnswers, SaidAnswer } from '#features/scan/results/answers.ts'
import { margin, type Paper, pageWidth } from './paper.server.ts'

const width = pageWidth - 2 * margin

/** A page's title under the name of the document. Answers where its text may begin. */
export function drawPageTitle({ doc, colours, say }: Paper, title: string): number {
  say('P', 'Transformation Readiness Scan', { size: 11, colour: colours.soft, x: margin, y: 64 })
  say('H2', title, { font: 'heading', size: 30, x: margin, y: 80 })
  return doc.y + 30
}

/** What whoever took the scan said; in no report that a shared link leads to. */
export function drawAnswers(paper: Paper, answers: PillarAnswers[]) {
  const { doc, colours, say } = paper
  let y = drawPageTitle(paper, 'What you answered')
  for (const { name, strongest, weakest } of answers) {
    drawRule(paper, y)
    say('H3', name, { font: 'heading', size: 16, x: margin, y: y + 12 })
    const top = doc.y + 8
    if (strongest.length + weakest.length === 0) {
      say('P', 'You gave every statement the same answer.', { size: 11, colour: colours.soft, x: margin, y: top })
    }
    const left = drawSaid(paper, 'Most often true', strongest, { x: margin, y: top })
    const right = drawSaid(paper, 'Least often true', weakest, { x: margin + width / 2 + 12, y: top })
    y = Math.max(left, right, top + 16) + 16
  }
}

function drawSaid(
  { doc, colours, say }: Paper,
  title: string,
  answers: SaidAnswer[],
  { x, y }: { x: number; y: number },
) {
  if (answers.length === 0) return y
  const column = width / 2 - 12
  say('H4', title, { font: 'textBold', size: 10, colour: colours.soft, x, y })
  let top = doc.y + 4
  for (const { text, answer } of answers) {
    say('P', answer, { font: 'textBold', size: 11, x, y: top })
    // Users may write much longer statements than those built in.
    say('P', text, { size: 11, lineGap: 2, x, y: doc.y + 1, width: column, height: 52, ellipsis: true })
    top = doc.y + 9
  }
  return top
}

const kindNames: Record<RelatedLink['kind'], string> = {
  service: 'Service',
  'use-case': 'Use case',
  consultant: 'Somebody to ask',
  event: 'Next event',
  article: 'Article',
}

/** Pages of the site that go on where the result ends. */
export function drawRelated(paper: Paper, related: RelatedLink[], origin: string) {
  const { doc, colours, say } = paper
  let y = drawPageTitle(paper, 'Go on from here')
  for (const { kind, title, text, path } of related) {
    drawRule(paper, y)
    say('P', kindNames[kind], { size: 10, colour: colours.soft, x: margin, y: y + 13 })
    const column = { x: margin + 110, width: width - 110 }
    const link = origin + path
    say('Link', title, { ...column, font: 'heading', size: 14, y: y + 10, height: 36, ellipsis: true, link })
    if (text) say('P', text, { ...column, size: 11, lineGap: 2, y: doc.y + 4, height: 36, ellipsis: true })
    y = doc.y + 14
  }
}

function drawRule({ doc, colours }: Paper, y: number) {
  doc
    .moveTo(margin, y)
    .lineTo(margin + width, y)
    .lineWidth(1)
    .stroke(colours.line)
}
