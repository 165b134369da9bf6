import { expect, test } from './journey.ts'

test('an operator sees that the site is up and ready', async ({ request }) => {
  expect((await request.get('/healthz')).status()).toBe(200)
  expect((await request.get('/readyz')).status()).toBe(200)
})

test('a path that does not exist answers 404', async ({ request }) => {
  for (const path of ['/no/such/page', '/%E0%A4%A', '/blog/100%', '/100%25', '/blog/%FF?page=2']) {
    const answer = await request.get(path)
    expect(answer.status(), path).toBe(404)
    expect(answer.headers()['content-type'], path).toContain('text/html')
  }
})

test('a file that does not exist answers 404 in the look of the site, for a person may have followed a link to it', async ({
  request,
}) => {
  for (const path of [
    '/storage',
    '/storage/none/none.png',
    '/storage/brand-logos/a/b.svg',
    '/covers/none.png',
    '/events/nonsense.ics',
    '/events/00000000-0000-4000-8000-000000000000.ics',
    '/none.ics',
    '/none.txt',
  ]) {
    const answer = await request.get(path)
    expect(answer.status(), path).toBe(404)
    expect(await answer.text(), path).toContain('Oops! Page not found')
  }
})

test('a call of the API without the public key, or with a wrong one, is refused', async ({ request }) => {
  for (const headers of [{}, { apikey: 'wrong' }]) {
    const answer = await request.get('/api/references', { headers })
    expect(answer.status()).toBe(401)
    expect(answer.headers()['content-type']).toContain('application/problem+json')
    expect(await answer.json()).toMatchObject({ status: 401, title: expect.any(String), detail: expect.any(String) })
  }
})
