import { expectUsableByEveryone } from './accessibility.ts'
import { expect, test } from './journey.ts'

// The guards that every journey relies on: each of these must fail, or the guard is gone.
test.describe('a journey fails', () => {
  test.fail('when a page complains on the console', async ({ page }) => {
    await page.goto('/healthz')
    await page.evaluate(() => console.error('broken'))
  })

  test.fail('when a script breaks', async ({ page }) => {
    await page.goto('/healthz')
    await page.evaluate(() => void Promise.reject(new Error('broken')))
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)))
  })

  test.fail('when a page asks another host for anything', async ({ page }) => {
    await page.goto('/healthz')
    await page.evaluate(() => fetch('https://www.example.com/pixel.gif').catch(() => {}))
  })
})

test('a page that can not be used by everyone is found out', async ({ page }) => {
  await page.goto('/healthz')
  const body = '<main><h1>Heading</h1><p>Text</p><button>Button</button><input></main>'
  await page.setContent(`<html lang="en"><title>Title</title>${body}</html>`)
  await expect(expectUsableByEveryone(page)).rejects.toThrow('critical label:')
})

test.describe('a complaint that the journey provokes on purpose', () => {
  test.use({ expectedErrors: [/console: broken/] })

  test('is no failure', async ({ page }) => {
    await page.goto('/healthz')
    await page.evaluate(() => console.error('broken'))
  })
})
