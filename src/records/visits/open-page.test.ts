import { beforeEach, expect, test, vi } from 'vitest'

let sent: unknown[] = []
let tab = { name: '' }
let click: (event: { target: unknown }) => void = () => {}
let browser: typeof import('./open-page.ts')
let sourceOf: typeof import('./source-of-visit.ts')['sourceOfVisit']

/** A page that is opened: whatever was remembered before is gone. */
async function openPage({ search = '', referrer = '', width = 1440 } = {}, signals = {}) {
  vi.resetModules()
  sent = []
  vi.stubGlobal('location', { host: 'tandem.example', search })
  vi.stubGlobal('document', { referrer })
  vi.stubGlobal('navigator', signals)
  vi.stubGlobal('innerWidth', width)
  vi.stubGlobal('window', tab)
  vi.stubGlobal('addEventListener', (_kind: string, listener: typeof click) => {
    click = listener
  })
  vi.doMock('#platform/http/api-client.ts', () => ({
    api: () => ({ post: async (_path: string, body: unknown) => sent.push(JSON.parse(JSON.stringify(body))) }),
  }))
  browser = await import('./open-page.ts')
  sourceOf = (await import('./source-of-visit.ts')).sourceOfVisit
}

beforeEach(() => {
  tab = { name: '' }
  return openPage()
})

test('each page is told once, with where the visit came from; the ones after it as the site’s own', async () => {
  await openPage({ referrer: 'https://news.example/item?id=7', search: '?utm_source=letter&utm_campaign=spring' })
  browser.countView('/blog/watch-first')
  browser.countView('/contact')
  const campaign = { source: 'letter', medium: null, name: 'spring' }
  expect(sent).toEqual([
    { path: '/blog/watch-first', referrer: 'news.example', campaign, width: 'large' },
    { path: '/contact', referrer: 'tandem.example', campaign, width: 'large' },
  ])
})

test.each([
  [639, 'small'],
  [640, 'medium'],
  [1024, 'large'],
])('of a width of %i only this is told: %s', async (width, told) => {
  await openPage({ width })
  browser.countView('/')
  expect(sent).toMatchObject([{ width: told }])
})

test.each([{ doNotTrack: '1' }, { globalPrivacyControl: true }])(
  'a browser that says %o tells nothing',
  async (signal) => {
    await openPage({}, signal)
    browser.countView('/')
    expect(sent).toEqual([])
    expect(sourceOf(/^$/)).toBeUndefined()
  },
)

test('what is sent says where the visit began and the last page before the form', async () => {
  await openPage({ referrer: 'https://news.example/' })
  for (const path of ['/blog', '/blog/watch-first', '/contact']) browser.countView(path)
  expect(sourceOf(/^\/contact/)).toMatchObject({
    firstPath: '/blog',
    lastPath: '/blog/watch-first',
    referrer: 'news.example',
  })
})

test('the visit is handed over to the contact page, which is loaded anew, and to no other site', async () => {
  await openPage({ referrer: 'https://news.example/', search: '?utm_source=letter' })
  for (const path of ['/blog', '/blog/watch-first']) browser.countView(path)
  click({ target: { closest: () => null } })
  expect(tab.name).toBe('')
  click({ target: { closest: (links: string) => links } })
  await openPage({ referrer: 'https://tandem.example/blog/watch-first' })
  browser.countView('/contact')
  expect(tab.name).toBe('')
  expect(sent).toMatchObject([{ path: '/contact', referrer: 'tandem.example' }])
  expect(sourceOf(/^\/contact/)).toMatchObject({
    ...{ firstPath: '/blog', lastPath: '/blog/watch-first', referrer: 'news.example' },
    campaign: { source: 'letter' },
  })
})

test('a visit that came from nowhere keeps its first page when it is handed over', async () => {
  for (const path of ['/blog/watch-first', '/assessments']) browser.countView(path)
  click({ target: { closest: () => ({}) } })
  await openPage({ referrer: 'https://tandem.example/assessments' })
  browser.countView('/contact')
  const source = sourceOf(/^\/contact/)
  expect(source).toMatchObject({ firstPath: '/blog/watch-first', lastPath: '/assessments' })
  expect(source?.referrer).toBeUndefined()
})

test('what another site has called the window is none of our business', async () => {
  tab.name = '{"paths":["/elsewhere"]}'
  await openPage({ referrer: 'https://news.example/' })
  browser.countView('/contact')
  expect(tab.name).toBe('{"paths":["/elsewhere"]}')
  expect(sourceOf(/^\/contact/)).toMatchObject({ firstPath: '/contact', referrer: 'news.example' })
})

test('who opens the form alone has come to it directly', async () => {
  browser.countView('/contact')
  expect(sourceOf(/^\/contact/)).toMatchObject({ firstPath: '/contact', lastPath: '/contact', referrer: undefined })
})

test('a page that is opened in a tab of its own goes on with the visit', async () => {
  await openPage({ referrer: 'https://tandem.example/blog/watch-first?x=1' })
  browser.countView('/contact')
  expect(sent).toMatchObject([{ path: '/contact', referrer: 'tandem.example' }])
  expect(sourceOf(/^\/contact/)).toMatchObject({ firstPath: '/blog/watch-first', lastPath: '/blog/watch-first' })
  expect(sourceOf(/^\/contact/)?.referrer).toBeUndefined()
})

test.each(['{', '{"paths":7}', 'null', 'a window of another site'])(
  'what another site has named the window, such as %s, is left alone',
  async (name) => {
    tab.name = name
    await openPage({ referrer: 'https://tandem.example/blog' })
    browser.countView('/contact')
    expect(sourceOf(/^\/contact/)).toMatchObject({ firstPath: '/blog', lastPath: '/blog' })
    expect(tab.name).toBe(name)
  },
)
