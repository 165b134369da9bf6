import { beforeEach, describe, expect, test } from 'vitest'
import { plainText } from '#platform/sanitize.server.ts'
import { pageContent } from '#records/page-content/tables.server.ts'
import { freshDatabase } from '#tests/fresh-database.ts'
import { builtInPolicy } from './built-in.ts'
import { privacyContent } from './privacy/content.ts'
import { getPolicy, policyNames, renderSafeBody } from './queries.server.ts'
import { termsContent } from './terms/content.ts'

const { db } = await freshDatabase()

beforeEach(() => db.delete(pageContent))

const save = (page_key: string, section_key: string, content: string) =>
  db.insert(pageContent).values({ page_key, section_key, content })
const read = async (name: (typeof policyNames)[number]) => plainText((await getPolicy(db, name)).html)

test.each([
  'Contact data: inquiries and the correspondence that follows 3 years',
  'Assessment data: readiness scan answers, scores and what you added 6 months; 3 years if you are a client',
  'Team scans: name of the team, the organiser’s address and the figures shown 6 months from the last answer',
  'Analytics: usage statistics 13 months',
  'at least 16 years old',
  'We answer within one month',
  'This is version 2.1, in force since 16 November 2026',
  'Version 2.1 added how page views are counted, what travels with a message, team scans, how results are compared',
  'If you tick the box for it, we mail you your report, with your answers, to the address you gave',
  'We count page views, without cookies and without anything on your device',
  'Global Privacy Control or Do Not Track',
  'We set no cookies for visitors',
  'Nemzeti Adatvédelmi és Információszabadság Hatóság (NAIH)',
])('the privacy policy says: %s', async (sentence) => {
  expect(await read('privacy-policy')).toContain(sentence)
})

test('the terms are governed by the law of Hungary and name version 2.0', async () => {
  expect(await read('terms-of-service')).toContain('governed by the law of Hungary')
  expect(await read('terms-of-service')).toContain('This is version 2.0')
})

test('every section a data protection notice needs is there', async () => {
  const { sections } = await getPolicy(db, 'privacy-policy')
  expect(sections.map(({ title }) => title)).toEqual([
    'Who is responsible',
    'The data we process',
    'Purposes and legal bases',
    'Who receives your data',
    'Transfers outside the European Economic Area',
    'How long we keep it',
    'Your rights',
    'Children',
    'Cookies and storage in your browser',
    'Security',
    'Complaints',
    'Changes to this policy',
    'How to reach us',
  ])
})

test.each(policyNames)('no setting is left open in the %s', async (name) => {
  expect((await getPolicy(db, name)).html).not.toMatch(/[{}]/)
})

test('a changed setting changes the sentence', async () => {
  await save('privacy-policy', 'contact_retention_years', '1')
  await save('privacy-policy', 'version', '2.2')
  await save('privacy-policy', 'effective_date', '2027-02-01')
  const policy = await read('privacy-policy')
  expect(policy).toContain('correspondence that follows 1 year from the last contact')
  expect(policy).toContain('version 2.2, in force since 1 February 2027')
})

test('the legal name is written once for both documents', async () => {
  await save('privacy-policy', 'legal_name', 'Duett & Partner Zrt.')
  for (const name of policyNames) expect(await read(name)).toContain('Duett & Partner Zrt.')
})

describe('what users save is made safe on the way out', () => {
  const attack = '<img src=x onerror=alert(1)><script>alert(2)</script><a href="javascript:alert(3)">x</a>'

  test.each(policyNames)('in the body of the %s', async (name) => {
    await save(name, 'body', `<h2 onclick="alert(4)" id="x"><b>One</b></h2><p>Kept.</p>${attack}`)
    const { html, texts } = await getPolicy(db, name)
    expect(html).toBe('<h2 id="one"><strong>One</strong></h2><p>Kept.</p><a>x</a>')
    expect(texts).not.toHaveProperty('body')
  })

  test('in a setting that the body shows', async () => {
    await save('privacy-policy', 'legal_name', attack)
    await save('privacy-policy', 'privacy_email', '"><svg onload=alert(5)>')
    const { html } = await getPolicy(db, 'privacy-policy')
    expect(html).not.toMatch(/<(?:script|svg|img)|\son\w+=|javascript:/i)
  })
})

describe('headings', () => {
  test('get addresses made of their words, each its own', () => {
    const { html, sections } = renderSafeBody(
      '<h2>Szervezet és cím</h2><h2>Data</h2><p>a</p><h2>Data</h2><h2>…</h2>',
      {},
    )
    expect(sections.map(({ id }) => id)).toEqual(['szervezet-es-cim', 'data', 'data--2', 'section'])
    for (const { id } of sections) expect(html).toContain(`<h2 id="${id}">`)
  })

  test('words in braces that are no setting stay as they are', () => {
    expect(renderSafeBody('<p>{unknown} {toString}</p>', { known: 'x' }).html).toBe('<p>{unknown} {toString}</p>')
  })
})

test.each([privacyContent, termsContent])(
  'what browsers show without the server says the same: $pageKey',
  async (page) => {
    const { html, ...rest } = builtInPolicy(page)
    const { html: ofServer, ...restOfServer } = await getPolicy(db, page.pageKey)
    expect(rest).toEqual(restOfServer)
    expect(plainText(html)).toBe(plainText(ofServer))
  },
)
