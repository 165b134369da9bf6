import { breakCalls, closeAndDelete, field, open, save } from './admin.ts'
import { expect, test } from './own-site.ts'
import { adminApi, signInAs } from './users.ts'

test.describe.configure({ mode: 'default' })
test.use({ expectedErrors: [/status of 500/] })

type Box = { x: number; y: number; width: number; height: number } | null

const isOver = (a: Box, b: Box) =>
  !a || !b || (a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height)

test('messages stand three at a time in a region that F8 leads to, and wait while somebody is there', async ({
  page,
  siteUrl,
}) => {
  const api = await adminApi(siteUrl)
  const { id } = await (await api.post('/api/admin/references', { data: { name: 'Vantorp' } })).json()
  await signInAs(page, 'editor')
  await page.clock.install()
  await open(page, `/admin/references/${id}`, 'Vantorp')
  const broken = await breakCalls(page, 'PATCH', 'references')
  await field(page, 'Name').fill('Vantorp II')
  const region = page.getByRole('region', { name: 'Notifications', exact: true })
  const messages = region.getByRole('alert')
  for (const count of [1, 2, 3]) {
    await save(page)
    await expect(messages).toHaveCount(count)
  }
  const bar = await page
    .getByRole('toolbar')
    .filter({ has: page.getByRole('button', { name: 'Save' }) })
    .boundingBox()
  for (const message of await messages.all())
    expect(isOver(await message.boundingBox(), bar), 'the bar that saves can be reached').toBe(false)
  const answered = page.waitForResponse((answer) => answer.request().method() === 'PATCH')
  await save(page)
  await answered
  await page.clock.runFor(1_000)
  await expect(messages).toHaveCount(3)

  await field(page, 'Name').focus()
  await page.keyboard.press('F8')
  await expect(region.getByRole('list')).toBeFocused()
  await page.clock.fastForward(20_000)
  await expect(messages).toHaveCount(3)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(messages).toHaveCount(2)
  await expect(region.getByRole('list'), 'the others are still at hand').toBeFocused()
  for (const left of [1, 0]) {
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(messages).toHaveCount(left)
  }
  await expect(field(page, 'Name'), 'one is back where one was').toBeFocused()
  await broken.heal()
  await closeAndDelete(page, api, `/api/admin/references/${id}`)
})

test('a message that is closed under the pointer does not keep the others waiting', async ({ page, siteUrl }) => {
  const api = await adminApi(siteUrl)
  const { id } = await (await api.post('/api/admin/references', { data: { name: 'Vantorp' } })).json()
  await signInAs(page, 'editor')
  await page.clock.install()
  await open(page, `/admin/references/${id}`, 'Vantorp')
  await breakCalls(page, 'PATCH', 'references')
  await field(page, 'Name').fill('Vantorp II')
  const messages = page.getByRole('region', { name: 'Notifications', exact: true }).getByRole('alert')
  for (const count of [1, 2]) {
    await save(page)
    await expect(messages).toHaveCount(count)
  }
  await messages.first().getByRole('button', { name: 'Close' }).click()
  await expect(messages).toHaveCount(1)
  await page.clock.fastForward(5_000)
  await expect(messages).toHaveCount(0)
  await closeAndDelete(page, api, `/api/admin/references/${id}`)
})

test('nothing moves under the pointer when messages go, and the room they had goes once it is out of sight', async ({
  page,
}) => {
  await signInAs(page, 'editor')
  await page.clock.install()
  const broken = await breakCalls(page, 'GET', 'references')
  await open(page, '/admin/references', 'References')
  const messages = page.getByRole('region', { name: 'Notifications', exact: true }).getByRole('alert')
  await expect(messages).toHaveCount(1)
  await broken.heal()
  await page.getByRole('button', { name: 'Try again' }).click()
  const last = page.getByRole('main').getByRole('listitem').last()
  const end = page.getByRole('main')
  const room = () => end.evaluate((main) => Number.parseFloat(getComputedStyle(main).paddingBottom))
  await expect(last).toBeVisible()
  const roomWithMessage = await room()
  await page.keyboard.press('End')
  const unseen = () => page.evaluate(() => document.documentElement.scrollHeight - innerHeight - scrollY)
  await expect.poll(unseen).toBeLessThan(1)
  const before = await last.boundingBox()
  await page.clock.fastForward(5_000)
  await expect(messages).toHaveCount(0)
  expect(await last.boundingBox()).toEqual(before)
  await page.keyboard.press('Home')
  await expect.poll(room).toBeLessThan(roomWithMessage)
})
