import { expect, test } from './journey.ts'

test('an operator sees that the site is up and ready', async ({ request }) => {
  expect((await request.get('/healthz')).status()).toBe(200)
  expect((await request.get('/readyz')).status()).toBe(200)
})

for (const path of ['/no/such/page', '/%E0%A4%A', '/blog/100%', '/100%25', '/blog/%FF?page=2']) {
  test(`a path that does not exist answers 404: ${path}`, async ({ request }) => {
    const answer = await request.get(path)
    expect(answer.status()).toBe(404)
    expect(answer.headers()['content-type']).toContain('text/html')
  })
}

for (const [what, headers] of [
  ['without the public key', {}],
  ['with a wrong public key', { apikey: 'wrong' }],
] as const) {
  test(`a call of the API ${what} is refused`, async ({ request }) => {
    const answer = await request.get('/api/references', { headers })
    expect(answer.status()).toBe(401)
    expect(answer.headers()['content-type']).toContain('application/problem+json')
    expect(await answer.json()).toMatchObject({ status: 401, title: expect.any(String), detail: expect.any(String) })
  })
}

test('the home page comes complete before any script runs, and runs without a complaint @phone', async ({ page }) => {
  const answer = await page.goto('/')
  expect(answer?.status()).toBe(200)
  const html = (await answer?.text()) ?? ''
  expect(html).toMatch(/^<!DOCTYPE html><html /)
  expect(html).toMatch(/<title>[^<]+<\/title>/)
  expect(html).toMatch(/<h1[\s>]/)
  await expect(page.locator('h1')).toBeVisible()
})
