import type { Page } from '@playwright/test'
import { breakCalls, choose, closeAndDelete, expectToast, field, letUndoPass, open, save, title } from './admin.ts'
import { expect, test } from './own-site.ts'
import { adminApi, signInAs } from './users.ts'

test.describe.configure({ mode: 'default' })
test.use({ expectedErrors: [/status of (409|422|500)/] })

type Kind = {
  resource: string
  /** What it is called in what went well, and in what failed. */
  done: string
  one: string
  listTitle: string
  failedList: string
  sample: Record<string, string>
  fill: (page: Page) => Promise<void>
  /** A field to change, and by what the item is known. */
  name: string
  label: string
}

const kinds: Kind[] = [
  {
    resource: 'references',
    done: 'Brand reference',
    one: 'reference',
    listTitle: 'References',
    failedList: 'Failed to fetch references',
    sample: { name: 'Vantorp' },
    fill: (page) => field(page, 'Name').fill('Vantorp'),
    name: 'Vantorp',
    label: 'Name',
  },
  {
    resource: 'events',
    done: 'Event',
    one: 'event',
    listTitle: 'Events',
    failedList: 'Failed to fetch events',
    sample: { title: 'An open evening', event_type: 'upcoming' },
    fill: (page) => field(page, 'Title').fill('An open evening'),
    name: 'An open evening',
    label: 'Title',
  },
  {
    resource: 'consultants',
    done: 'Consultant',
    one: 'consultant',
    listTitle: 'Consultants',
    failedList: 'Failed to load consultants',
    sample: { name: 'Noor Visser' },
    fill: (page) => field(page, 'Name').fill('Noor Visser'),
    name: 'Noor Visser',
    label: 'Name',
  },
  {
    resource: 'consultant-tags',
    done: 'Tag',
    one: 'tag',
    listTitle: 'Tags',
    failedList: 'Failed to load tags',
    sample: { name: 'Facilitation' },
    fill: (page) => field(page, 'Name').fill('Facilitation'),
    name: 'Facilitation',
    label: 'Name',
  },
  {
    resource: 'testimonials',
    done: 'Testimonial',
    one: 'testimonial',
    listTitle: 'Testimonials',
    failedList: 'Failed to fetch testimonials',
    sample: { name: 'Jan Aalto', quote: 'It worked.', page_key: 'training' },
    async fill(page) {
      await field(page, 'Quote').fill('It worked.')
      await field(page, 'Name').fill('Jan Aalto')
      await choose(page, 'Page', 'Training programs')
    },
    name: 'Jan Aalto',
    label: 'Name',
  },
]

for (const { resource, done, one, listTitle, failedList, sample, fill, name, label } of kinds) {
  test(`${listTitle}: whoever lists, changes, deletes or adds one is told what became of it`, async ({
    page,
    siteUrl,
  }) => {
    const api = await adminApi(siteUrl)
    const added = await api.post(`/api/admin/${resource}`, { data: sample })
    expect(added.status(), await added.text()).toBe(201)
    const renamed = `${name} II`
    const item = (called: string) => page.getByRole('link', { name: called, exact: true })
    await signInAs(page, 'editor')
    await page.clock.install()

    await test.step('a list that does not come, until it does', async () => {
      const broken = await breakCalls(page, 'GET', resource)
      await open(page, `/admin/${resource}`, listTitle)
      await expectToast(page, 'Error', failedList)
      await broken.heal()
      await page.getByRole('button', { name: 'Try again' }).click()
      await item(name).click()
      await expect(title(page)).toHaveText(name)
    })

    await test.step('a change', async () => {
      await field(page, label).fill(renamed)
      const broken = await breakCalls(page, 'PATCH', resource)
      await save(page)
      await expectToast(page, 'Error', `Failed to update ${one}`)
      await expect(field(page, label), 'nothing that was typed is lost').toHaveValue(renamed)
      await broken.heal()
      await save(page)
      await expectToast(page, 'Success', `${done} updated successfully`)
      await expect(title(page)).toHaveText(renamed)
    })

    await test.step('a deletion, which can be undone for a moment', async () => {
      const remove = async () => {
        await page.getByRole('button', { name: 'Delete' }).click()
        await expectToast(page, 'Success', `${done} deleted successfully`)
      }
      await remove()
      await page.getByRole('button', { name: 'Undo' }).click()
      await item(renamed).click()

      const broken = await breakCalls(page, 'DELETE', resource)
      await remove()
      await letUndoPass(page)
      await expectToast(page, 'Error', `Failed to delete ${one}`)
      await broken.heal()
      await item(renamed).click()
      const gone = page.waitForResponse((answer) => answer.request().method() === 'DELETE')
      await remove()
      await letUndoPass(page)
      expect((await gone).status()).toBe(204)
    })

    await test.step('a new one', async () => {
      await page.getByRole('link', { name: `New ${one}` }).click()
      await expect(title(page)).toHaveText(`New ${one}`)
      await fill(page)
      const broken = await breakCalls(page, 'POST', resource)
      await save(page)
      await expectToast(page, 'Error', `Failed to create ${one}`)
      await broken.heal()
      const stored = page.waitForResponse((answer) => answer.request().method() === 'POST' && answer.ok())
      await save(page)
      await expectToast(page, 'Success', `${done} created successfully`)
      await expect(title(page), 'its own screen opens').toHaveText(name)
      const { id } = await (await stored).json()
      await closeAndDelete(page, api, `/api/admin/${resource}/${id}`)
    })
  })
}

test('fields that the server refuses are told as a failure too, and say why beside them', async ({ page, siteUrl }) => {
  const api = await adminApi(siteUrl)
  for (const name of ['Taken tag', 'Other tag']) await api.post('/api/admin/consultant-tags', { data: { name } })
  await signInAs(page, 'editor')
  await open(page, '/admin/consultant-tags/create', 'New tag')
  await field(page, 'Name').fill('Taken tag')
  await save(page)
  await expectToast(page, 'Error', 'Failed to create tag')
  await expect(page.getByText('Already used by “Taken tag”')).toBeVisible()
  await expect(field(page, 'Name')).toHaveValue('Taken tag')
  await open(page, '/admin/consultant-tags', 'Tags')
  await page.getByRole('link', { name: 'Other tag', exact: true }).click()
  await field(page, 'Name').fill('Taken tag')
  await save(page)
  await expectToast(page, 'Error', 'Failed to update tag')
  await expect(page.getByText('Already used by “Taken tag”')).toBeVisible()
})

test('articles without a text are not published together either, and it is said why', async ({ page, siteUrl }) => {
  const api = await adminApi(siteUrl)
  await api.post('/api/admin/blog', { data: { slug: 'blank', title: 'Blank article' } })
  await signInAs(page, 'editor')
  await page.clock.install()
  await open(page, '/admin/blog?filter=%7B%22q%22%3A%22Blank%22%7D', 'Articles')
  await page.getByRole('checkbox', { name: 'Select all' }).check()
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await letUndoPass(page)
  await expectToast(page, 'Error', 'Failed to update article')
  await expect(page.getByText('Nothing can be published without a text.', { exact: false })).toBeVisible()
})

test('what a colleague saves in the meantime is not deleted, by itself or with others, and is read again', async ({
  page,
  siteUrl,
}) => {
  const api = await adminApi(siteUrl)
  const add = async (title: string) => {
    const answer = await api.post('/api/admin/events', { data: { title, event_type: 'past' } })
    return `/api/admin/events/${(await answer.json()).id}`
  }
  const changed = await add('Meantime talk')
  await add('Meantime walk')
  const item = (name: string) => page.getByRole('link', { name, exact: true })
  await signInAs(page, 'editor')
  await page.clock.install()
  await open(page, '/admin/events?filter=%7B%22q%22%3A%22Meantime%22%7D', 'Events')
  await item('Meantime talk').click()
  await expect(title(page)).toHaveText('Meantime talk')
  await api.patch(changed, { data: { title: 'Meantime talk II' } })
  await page.getByRole('button', { name: 'Delete' }).click()
  await letUndoPass(page)
  await expectToast(page, 'Error', 'Failed to delete event')
  await expect(page.getByText('It was saved in the meantime, and is still there.', { exact: false })).toBeVisible()
  await expect(item('Meantime talk II')).toBeVisible()

  await page.getByRole('checkbox', { name: 'Select all' }).check()
  await api.patch(changed, { data: { title: 'Meantime talk III' } })
  await page.getByRole('button', { name: 'Delete' }).click()
  await letUndoPass(page)
  await expect(page.getByText('1 of 2 was saved in the meantime, and is still there.', { exact: false })).toBeVisible()
  await expect(item('Meantime talk III')).toBeVisible()
  await expect(item('Meantime walk')).toBeHidden()
})
