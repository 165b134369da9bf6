import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { auditEntries } from '#accounts/tables.server.ts'
import { markUnused } from '#admin/pictures/unused.server.ts'
import type { LibraryPicture } from '#admin-ui/pictures/library.ts'
import { measurePictures } from '#records/files/measure.server.ts'
import { isFile, storeFile } from '#records/files/queries.server.ts'
import { files } from '#records/files/tables.server.ts'
import { photo } from '#tests/pictures.ts'
import { openUploads } from '#tests/uploads.ts'
import { features } from './features.server.ts'

const { db, call, create, send, read, platform } = await openUploads()
const resources = features.flatMap(({ resources = [] }) => resources)

async function upload(title = 'Team board.png', size: [number, number] = [400, 200]) {
  const { body } = await send(
    'files/pictures',
    await photo(...size)
      .png()
      .toBuffer(),
    { name: title },
  )
  const [, name = ''] = /^\/storage\/pictures\/([^?]+)/.exec(body.url) ?? []
  return { url: body.url as string, id: `pictures.${name}`, name }
}

const list = async (query = '') =>
  (await call(`pictures?per_page=100&${query}`)).body as { items: LibraryPicture[]; total: number; long_unused: number }

describe('the library', () => {
  test('holds what was uploaded, under the name of its file, with its size, and is searched by every word', async () => {
    const { id, url } = await upload('Quarterly retreat.png')
    const { items } = await list('q=RETREAT quarterly')
    expect(items).toEqual([
      expect.objectContaining({ id, url, title: 'Quarterly retreat', width: 400, height: 200, used_in: [], alt: null }),
    ])
    await call(`pictures/${id}`, { method: 'PATCH', body: { alt: 'Nine people by a lake' } })
    expect((await list('q=lake')).items.map((picture) => picture.id)).toEqual([id])
    expect((await list('q=zeppelin')).total).toBe(0)
  })

  test('says where a picture is used, and by which items', async () => {
    const { url, id } = await upload()
    const post = await create('blog', {
      slug: 'used',
      title: 'Used',
      featured_image_url: url,
      content: `<img src="${url}">`,
    })
    const ada = await create('consultants', { name: 'Ada', profile_image_url: url })
    const texts = { story_photo: { content: url } }
    await call('content-pages/home', { method: 'PUT', body: { texts } })
    const { body } = await call(`pictures/${id}`)
    expect(body.used_in).toEqual([
      { resource: 'consultants', id: ada.id, label: 'Ada', to: `/admin/consultants/${ada.id}` },
      {
        resource: 'content',
        id: expect.any(String),
        label: 'home / story_photo',
        to: '/admin/content/home?text=story_photo',
      },
      { resource: 'blog', id: post.id, label: 'Used', to: `/admin/blog/${post.id}` },
    ])
    const listed = (await list()).items.find((picture) => picture.id === id)
    expect(listed?.used_in).toEqual(body.used_in)
    await call('content-pages/home', { method: 'PUT', body: { texts: { story_photo: { content: null } } } })
  })
})

describe('a picture', () => {
  test('is replaced everywhere by one with another address; the history keeps the old one', async () => {
    const { url, id, name } = await upload()
    const post = await create('blog', {
      slug: 'replaced',
      title: 'Replaced',
      featured_image_url: url,
      content: `<p>a</p><figure><img src="${url}" alt="b"></figure><p>/storage/pictures/${name}x</p>`,
    })
    const sent = await send(`pictures/${id}/replacement`, await photo(300, 300).png().toBuffer(), {
      name: 'New.png',
    })
    expect([sent.status, sent.body.changed]).toEqual([201, 1])
    const { body: after } = await call(`blog/${post.id}`)
    expect(after.featured_image_url).toContain(`/storage/${sent.body.id.replace('.', '/')}?v=`)
    expect(after.content).toContain(`src="${after.featured_image_url}"`)
    expect(after.content).toContain(`<p>/storage/pictures/${name}x</p>`)
    expect((await read(url)).bytes.length).toBeGreaterThan(0)
    const { body: history } = await call(`blog/${post.id}/history`)
    const first = history.items.at(-1)
    await call(`blog/${post.id}/restore`, { method: 'POST', body: { entry_id: first.id } })
    expect((await call(`blog/${post.id}`)).body.featured_image_url).toBe(url)
  })

  test('keeps in sight what users point at: its address says so, wherever it is shown', async () => {
    const { url, id } = await upload()
    const use = await create('use-cases', {
      slug: 'focus',
      title: 'Focus',
      hero_image_url: url,
      body: `<img src="${url}">`,
    })
    const { body } = await call(`pictures/${id}`, {
      method: 'PATCH',
      body: { focus_x: 20, focus_y: 80 },
    })
    expect(body.url).toBe(`${url}&at=20-80`)
    const { body: shown } = await call(`use-cases/${use.id}`)
    expect([shown.hero_image_url, shown.body.includes('&amp;at=20-80"')]).toEqual([`${url}&at=20-80`, true])
    await call(`pictures/${id}`, { method: 'PATCH', body: { focus_x: 50, focus_y: 50 } })
    const { body: again } = await call(`use-cases/${use.id}`)
    expect([again.hero_image_url, again.body]).toEqual([url, expect.stringContaining(`src="${url}"`)])
  })

  test('is cut into a new one, with the words of the old', async () => {
    const { url, id } = await upload()
    await call(`pictures/${id}`, { method: 'PATCH', body: { alt: 'A board' } })
    const one = await create('testimonials', { name: 'Jan', quote: 'Good', page_key: 'home', image_url: url })
    const area = { left: 0.5, top: 0, width: 0.5, height: 1 }
    const { status, body } = await call(`pictures/${id}/crop`, { method: 'POST', body: area })
    expect(status).toBe(201)
    const { body: made } = await call(`pictures/${body.id}`)
    expect(made).toMatchObject({
      width: 200,
      height: 200,
      alt: 'A board',
      cut_from: id,
      used_in: [{ resource: 'testimonials', id: one.id, label: 'Jan' }],
    })
    const { image_url } = (await call(`testimonials/${one.id}`)).body
    expect((await sharp((await read(image_url)).bytes).metadata()).width).toBe(200)
    for (const wrong of [{ ...area, left: 0.8 }, { ...area, width: 0 }, { ...area, top: -1 }, {}])
      expect((await call(`pictures/${id}/crop`, { method: 'POST', body: wrong })).status).toBe(422)
  })

  test('is deleted only when nothing uses it', async () => {
    const { url, id, name } = await upload()
    const one = await create('references', { name: 'Kept', logo_url: url })
    const refused = await call(`pictures/${id}`, { method: 'DELETE' })
    expect([refused.status, refused.body.detail]).toEqual([409, 'It is used by “Kept”. Take it out there first.'])
    await call(`references/${one.id}`, { method: 'PATCH', body: { logo_url: null } })
    expect((await call(`pictures/${id}`, { method: 'DELETE' })).status).toBe(204)
    expect(await db.$count(files, isFile('pictures', name))).toBe(0)
    expect((await call(`pictures/${id}`)).status).toBe(404)
    expect((await call('pictures/nothing')).status).toBe(404)
    const entries = await db.select().from(auditEntries).where(eq(auditEntries.item_id, name))
    expect(entries.map(({ action }) => action).sort()).toEqual(['delete', 'upload'])
  })

  test('stays while it stands in what somebody has typed and not saved', async () => {
    const { id, url, name } = await upload()
    const item = `new-${crypto.randomUUID()}`
    const body = { content: `<p><img src="${url}" alt=""></p>` }
    const kept = await call(`blog/${item}/pending`, { method: 'PUT', body })
    expect(kept.status, JSON.stringify(kept.body)).toBe(200)
    expect((await call(`pictures/${id}`, { method: 'DELETE' })).status).toBe(409)
    await markUnused(db, resources, new Date())
    const [row] = await db.select({ since: files.unused_since }).from(files).where(isFile('pictures', name))
    expect(row?.since).toBeNull()
  })

  test('stays while it stands in a release that is not live', async () => {
    const { id, url, name } = await upload()
    const body = { slug: 'with-a-picture', title: 'With a picture', content: '<p>Words.</p>' }
    const article = await create('blog', body)
    const changes = [{ resource: 'blog', id: article.id, values: { featured_image_url: url } }]
    const release = await create('releases', { title: 'Spring', changes })
    expect((await call(`pictures/${id}`, { method: 'DELETE' })).status).toBe(409)
    await markUnused(db, resources, new Date())
    const [row] = await db.select({ since: files.unused_since }).from(files).where(isFile('pictures', name))
    expect(row?.since).toBeNull()
    await call(`releases/${release.id}/publish`, { method: 'POST' })
    await call(`blog/${article.id}`, { method: 'PATCH', body: { featured_image_url: null } })
    expect((await call(`pictures/${id}`, { method: 'DELETE' })).status).toBe(204)
  })

  test('is offered for deletion once nothing has used it for 30 days', async () => {
    const { url, id } = await upload('Forgotten.png')
    const one = await create('references', { name: 'For a while', logo_url: url })
    const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000)
    const isOffered = async () => (await list('show=long-unused')).items.some((picture) => picture.id === id)
    await markUnused(db, resources, daysAgo(60))
    await call(`references/${one.id}`, { method: 'PATCH', body: { logo_url: null } })
    expect(await isOffered()).toBe(false)
    await markUnused(db, resources, daysAgo(31))
    await markUnused(db, resources, daysAgo(1))
    expect(await isOffered()).toBe(true)
    await call(`references/${one.id}`, { method: 'PATCH', body: { logo_url: url } })
    expect(await isOffered()).toBe(false)
    await markUnused(db, resources, platform.now())
    await call(`references/${one.id}`, { method: 'PATCH', body: { logo_url: null } })
    expect(await isOffered()).toBe(false)
  })

  test('that came before sizes were written down is measured', async () => {
    const data = await photo(30, 20).png().toBuffer()
    await storeFile(db, { bucket: 'pictures', name: 'old.png', content_type: 'image/png', data })
    await storeFile(db, { bucket: 'pictures', name: 'broken.png', content_type: 'image/png', data: Buffer.from('x') })
    await measurePictures(db)
    const { items } = await list('q=old.png')
    expect(items[0]).toMatchObject({ width: 30, height: 20 })
  })
})

test('a logo brought back from the history is the logo of that time', async () => {
  const { id } = await create('references', { name: 'Two logos' })
  const put = async (size: number) =>
    (await send(`references/${id}/logo`, await photo(size, 10).png().toBuffer(), { name: 'a.png' })).body.logo_url
  const first = await put(20)
  await put(30)
  const { body } = await call(`references/${id}/history`)
  const entry = body.items.find(({ after }: { after: { logo_url: string } }) => after.logo_url === first)
  const { body: restored } = await call(`references/${id}/restore`, { method: 'POST', body: { entry_id: entry.id } })
  expect((await sharp((await read(restored.logo_url)).bytes).metadata()).width).toBe(20)
})
