import { inflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { describeResult } from '#features/scan/results/describe.ts'
import { score } from '#features/scan/scoring/scoring.ts'
import { version1 } from '#features/scan/versions/version-1.ts'
import { createReport } from './report.server.ts'

const frame = { companyName: 'Őrség Tanácsadó', origin: 'https://example.org' }
const page = (i: number) =>
  ({ kind: 'article', id: `${i}`, title: `Article ${i}`, text: 'Words', path: `/blog/a-${i}` }) as const
const shared = (answers: number[]) => ({
  related: [],
  result: { assessmentId: 'a'.repeat(24), ...score(version1, answers) },
  description: describeResult(version1, score(version1, answers)),
  completedAt: '2031-05-06T07:08:09Z',
})

const examples = [1, 2, 3, 4, 5].map((answer) => Array<number>(16).fill(answer))
const mixed = [5, 4, 4, 3, 4, 2, 3, 2, 3, 2, 2, 2, 3, 4, 3, 3]

test.each([...examples, mixed])('the report on %i, … is a PDF of two A4 pages', async (...answers) => {
  const pdf = (await createReport(shared(answers), frame)).toString('latin1')
  expect(pdf.startsWith('%PDF-1.7')).toBe(true)
  expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(2)
  expect(pdf.match(/\/MediaBox \[0 0 595\.28 841\.89\]/g)).toHaveLength(2)
})

test('the report can be read aloud and brings its own fonts', async () => {
  const pdf = (await createReport(shared(mixed), frame)).toString('latin1')
  expect(pdf).toContain('/Marked true')
  expect(pdf).toContain('/Lang (en)')
  expect(pdf.match(/\/FontFile2/g)).toHaveLength(3)
})

test('the report leads to the contact form and to the result online', async () => {
  const pdf = (await createReport(shared(mixed), frame)).toString('latin1')
  expect(pdf).toContain('(https://example.org/contact#contact)')
  expect(pdf).toContain(`(https://example.org/assessment/shared/${'a'.repeat(24)})`)
})

test('what was answered and what to read each have a page of their own, however long the texts are', async () => {
  const said = { text: 'A long statement. '.repeat(110), answer: 'Always' }
  const names = ['AI', 'Agility', 'Leadership']
  const keys = ['ai', 'agility', 'leadership'] as const
  const answers = keys.map((key, i) => ({ key, name: names[i] ?? '', strongest: [said, said], weakest: [said, said] }))
  const related = [1, 2, 3, 4, 5, 6].map((i) => ({
    ...page(i),
    title: 'Words '.repeat(50),
    text: 'Words '.repeat(300),
  }))
  const pdf = (await createReport({ ...shared(mixed), answers, related }, frame)).toString('latin1')
  expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(4)
  expect(pdf).toContain('(https://example.org/blog/a-6)')
})

test('a text that is cut off says so', async () => {
  const hasEllipsis = async (text: string) =>
    charactersOf(await createReport({ ...shared(mixed), related: [{ ...page(1), text }] }, frame)).includes('<2026>')
  expect(await hasEllipsis('Words')).toBe(false)
  expect(await hasEllipsis('Words '.repeat(300))).toBe(true)
})

test('the radar is drawn as lines and areas, not as a picture', async () => {
  const pdf = await createReport(shared(mixed), frame)
  expect(pdf.toString('latin1')).not.toContain('/Subtype /Image')
  expect(firstStream(pdf)).toContain('0 -75 m')
})

/** Which characters its fonts have, as it says for whoever copies or reads them aloud. */
const charactersOf = (pdf: Buffer) =>
  [...pdf.toString('latin1').matchAll(/>>\nstream\n(?=x)/g)]
    .map(({ index, 0: { length } }) => inflateSync(pdf.subarray(index + length)).toString('latin1'))
    .filter((stream) => stream.includes('begincmap'))
    .join()

/** The drawing instructions of the first page. */
function firstStream(pdf: Buffer): string {
  const start = pdf.indexOf('stream\n') + 'stream\n'.length
  return inflateSync(pdf.subarray(start)).toString('latin1')
}
