import { expect, test } from 'vitest'
import { recordAssessment } from '#features/scan/queries.server.ts'
import { testPlatform } from '#tests/fresh-database.ts'
import { scanDownloads } from './downloads.server.ts'

const platform = await testPlatform()
const downloads = scanDownloads(platform, [])
const input = {
  answers: [5, 4, 4, 3, 4, 2, 3, 2, 3, 2, 2, 2, 3, 4, 3, 3],
  assessToken: 'the-token-of-the-downloads',
  personalData: { firstName: 'Zsófia', email: 'zsofia@example.com', companyName: 'Minta Zrt.' },
}
const { assessmentId } = await recordAssessment(platform.db, input, new Date('2031-05-06T07:08:09Z'))

test('a shared result has a picture of 1200 × 630 points', async () => {
  const response = await downloads.request(`/assessment/shared/${assessmentId}/picture.png`)
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('image/png')
  expect(response.headers.get('x-robots-tag')).toBe('noindex')
  const png = Buffer.from(await response.arrayBuffer())
  expect(png.subarray(1, 4).toString()).toBe('PNG')
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630])
})

test('a shared result has a report to download, without personal data', async () => {
  const response = await downloads.request(`/assessment/shared/${assessmentId}/report.pdf`)
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('application/pdf')
  expect(response.headers.get('content-disposition')).toBe(
    'attachment; filename="transformation-readiness-explorer.pdf"',
  )
  expect(response.headers.get('cache-control')).toContain('no-store')
  const pdf = Buffer.from(await response.arrayBuffer()).toString('latin1')
  expect(pdf.startsWith('%PDF')).toBe(true)
  expect(pdf).not.toMatch(/example\.com|Minta/)
})

test('the report of whoever took the scan has a page more, with what they answered', async () => {
  const countPages = async (token: string) => {
    const response = await downloads.request(`/assessment/shared/${token}/report.pdf`)
    return Buffer.from(await response.arrayBuffer())
      .toString('latin1')
      .match(/\/Type \/Page\b/g)?.length
  }
  expect(await countPages(assessmentId)).toBe(2)
  expect(await countPages(input.assessToken)).toBe(3)
})

test.each(['picture.png', 'report.pdf'])('an unknown result has no %s', async (file) => {
  expect((await downloads.request(`/assessment/shared/no-such-result-anywhere/${file}`)).status).toBe(404)
})
