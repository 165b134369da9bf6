import type { Page } from '@playwright/test'
import { breakCalls, choose, expectToast, field, open, save } from './office.ts'
import { expect, test } from './own-site.ts'
import { signInAs, staffApi } from './staff.ts'

test.describe.configure({ mode: 'default' })
test.use({ expectedErrors: [/status of 500/] })

type Kind = {
  resource: string
  /** In what went well, and in what failed. */
  title: string
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
    title: 'Brand reference',
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
    title: 'Event',
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
    title: 'Consultant',
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
    title: 'Tag',
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
    title: 'Testimonial',
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

for (const { resource, title, one, listTitle, failedList, sample, fill, name, label } of kinds) {
  test.describe(`the messages about ${resource}`, () => {
    let id = ''

    test.beforeEach(async ({ page, siteUrl }) => {
      const api = await staffApi(siteUrl)
      const { items } = await (await api.get(`/api/admin/${resource}?q=${encodeURIComponent(name)}`)).json()
      for (const item of items) await api.delete(`/api/admin/${resource}/${item.id}`)
      id = (await (await api.post(`/api/admin/${resource}`, { data: sample })).json()).id
      await signInAs(page, 'editor')
    })

    test('a new one', async ({ page, siteUrl }) => {
      await (await staffApi(siteUrl)).delete(`/api/admin/${resource}/${id}`)
      await open(page, `/admin/${resource}/create`, `New ${one}`)
      await fill(page)
      const broken = await breakCalls(page, 'POST', resource)
      await save(page)
      await expectToast(page, 'Error', `Failed to create ${one}`)
      await broken.heal()
      await save(page)
      await expectToast(page, 'Success', `${title} created successfully`)
      await expect(page.getByRole('heading', { level: 1 }), 'its own screen opens').toHaveText(name)
    })

    test('a change', async ({ page }) => {
      await open(page, `/admin/${resource}/${id}`, name)
      await field(page, label).fill(`${name} II`)
      const broken = await breakCalls(page, 'PATCH', resource)
      await save(page)
      await expectToast(page, 'Error', `Failed to update ${one}`)
      await expect(field(page, label), 'nothing that was typed is lost').toHaveValue(`${name} II`)
      await broken.heal()
      await save(page)
      await expectToast(page, 'Success', `${title} updated successfully`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${name} II`)
    })

    test('a deletion, which can be undone for a moment', async ({ page }) => {
      await open(page, `/admin/${resource}/${id}`, name)
      await page.getByRole('button', { name: 'Delete' }).click()
      await expectToast(page, 'Success', `${title} deleted successfully`)
      await page.getByRole('button', { name: 'Undo' }).click()
      await page.getByRole('link', { name, exact: true }).click()

      const broken = await breakCalls(page, 'DELETE', resource)
      await page.getByRole('button', { name: 'Delete' }).click()
      await expectToast(page, 'Error', `Failed to delete ${one}`)
      await broken.heal()
      await page.getByRole('link', { name, exact: true }).click()
      const gone = page.waitForResponse((answer) => answer.request().method() === 'DELETE')
      await page.getByRole('button', { name: 'Delete' }).click()
      expect((await gone).status()).toBe(204)
    })

    test('a list that does not come, until it does', async ({ page }) => {
      const broken = await breakCalls(page, 'GET', resource)
      await open(page, `/admin/${resource}`, listTitle)
      await expectToast(page, 'Error', failedList)
      await broken.heal()
      await page.getByRole('button', { name: 'Try again' }).click()
      await expect(page.getByRole('link', { name, exact: true })).toBeVisible()
    })
  })
}
