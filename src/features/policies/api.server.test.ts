import { OpenAPIHono } from '@hono/zod-openapi'
import { expect, test } from 'vitest'
import { pageContent } from '#records/page-content/tables.server.ts'
import { testPlatform } from '#tests/fresh-database.ts'
import { policiesApi } from './api.server.ts'

const platform = await testPlatform()
const api = new OpenAPIHono().route('/api', policiesApi(platform))

test('a policy is read with its texts, its body and its table of contents', async () => {
  const answer = await api.request('/api/policies/privacy-policy')
  expect(answer.status).toBe(200)
  const policy = await answer.json()
  expect(policy.texts).toMatchObject({ title: 'Privacy Policy', version: '2.1' })
  expect(policy.sections[0]).toEqual({ id: 'who-is-responsible', title: 'Who is responsible' })
  expect(policy.html).toContain('<h2 id="who-is-responsible">')
})

test('there are no other policies', async () => {
  expect((await api.request('/api/policies/home')).status).toBe(422)
})

test('an open page that reads a changed policy again never gets a script', async () => {
  await platform.db
    .insert(pageContent)
    .values({ page_key: 'terms-of-service', section_key: 'body', content: '<p>New</p><script>alert(1)</script>' })
  const { html } = await (await api.request('/api/policies/terms-of-service')).json()
  expect(html).toBe('<p>New</p>')
})
