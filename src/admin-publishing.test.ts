import { describe, expect, test } from 'vitest'
import { readEnvironment } from '#platform/environment.server.ts'
import { openAdmin } from '#tests/admin.ts'

const { call, create } = await openAdmin()

const refused = (path: string, message: string | RegExp) => ({
  status: 422,
  body: { errors: [{ path, message: expect.stringMatching(message) }] },
})

describe('an address', () => {
  test('that a page of the site has is refused, and the page is named', async () => {
    const body = { slug: 'agile-archetypes-explained', title: 'Archetypes' }
    const answer = await call('blog', { method: 'POST', body })
    expect(answer).toMatchObject(refused('slug', /\/blog\/agile-archetypes-explained is the page “Agile archetypes”/))
    const { id } = await create('blog', { slug: 'archetypes', title: 'Archetypes' })
    const renamed = await call(`blog/${id}`, { method: 'PATCH', body: { slug: body.slug } })
    expect(renamed).toMatchObject(refused('slug', /Agile archetypes/))
    expect((await call('use-cases', { method: 'POST', body })).status, 'elsewhere it is free').toBe(201)
  })

  test('that another article has is refused, and the article is named', async () => {
    await create('blog', { slug: 'taken', title: 'Who came first' })
    const answer = await call('blog', { method: 'POST', body: { slug: 'taken', title: 'Second' } })
    expect(answer).toMatchObject(refused('slug', '^Already used by “Who came first”$'))
  })
})

describe.each([
  ['blog', 'content'],
  ['use-cases', 'body'],
])('an item of %s without a text', (resource, field) => {
  test.each([
    ['nothing', ''],
    ['empty paragraphs', '<p></p><p>&nbsp;<br></p>'],
    ['what is taken out', '<script>1</script>'],
  ])('with %s can be kept, and not be published', async (what, html) => {
    const slug = `${resource}-${what.replaceAll(' ', '-')}`
    const draft = await create(resource, { slug, title: 'Blank', [field]: html })
    const publish = (body: object) => call(`${resource}/${draft.id}`, { method: 'PATCH', body })
    expect(await publish({ published: true })).toMatchObject(refused(field, /without a text/))
    const made = { slug: `${slug}-2`, title: 'Blank', [field]: html, published: true }
    expect(await call(resource, { method: 'POST', body: made })).toMatchObject(refused(field, /without a text/))
    expect((await publish({ published: true, [field]: '<p>Words.</p>' })).status).toBe(200)
    expect((await publish({ [field]: '<p><img src="/storage/pictures/a.webp" alt="A board"></p>' })).status).toBe(200)
    expect(await publish({ [field]: html })).toMatchObject(refused(field, /without a text/))
  })
})

describe('a link to the site itself', () => {
  const environment = readEnvironment({ NODE_ENV: 'test', PUBLIC_URL: 'http://tandem.example' })

  test('is kept as a path, in articles, stories and texts of pages', async () => {
    const { call, create } = await openAdmin(undefined, { environment })
    const linked = (href: string) => `<p><a href="${href}">us</a></p>`
    const post = await create('blog', { slug: 'linked', title: 'Linked', content: linked('https://tandem.example/x') })
    expect(post.content).toBe(linked('/x'))
    const body = { content: linked('http://tandem.example/y#z') }
    expect((await call(`blog/${post.id}`, { method: 'PATCH', body })).body.content).toBe(linked('/y#z'))
    const texts = { story_url: { content: 'https://tandem.example/use-cases' } }
    const page = await call('content-pages/home', { method: 'PUT', body: { texts } })
    expect(JSON.stringify(page.body)).toContain('"content":"/use-cases"')
  })
})
