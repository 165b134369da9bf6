import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { readEnvironment } from '#platform/environment.server.ts'
import { createMetrics } from '#platform/http/metrics.server.ts'
import { pageContext } from '#platform/platform.server.ts'
import { testPlatform } from '#tests/fresh-database.ts'
import { onePageBuild } from '#tests/one-page-build.ts'
import { createPages } from './pages.ts'

const platform = await testPlatform({ environment: readEnvironment({ LOG_LEVEL: 'silent' }) })
const hashOf = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`

test('a script that got into a page by its content is not allowed to run there', async () => {
  let nonce = ''
  const pages = createPages(platform, {
    features: [],
    metrics: createMetrics(),
    readAdminDocument: async () => '',
    build: onePageBuild(({ context }) => {
      nonce = context.get(pageContext).nonce
      const content = '<p><script>injected()</script><script nonce="">guessed()</script></p>'
      return new Response(`<script nonce="${nonce}">own()</script>${content}`)
    }),
  })
  const { headers, body } = await pages.renderWith(platform.db, 'http://localhost/', new Date())
  const policy = headers['content-security-policy']
  expect(policy).toContain(`script-src 'self' ${hashOf('own()')};`)
  expect(policy).not.toContain(hashOf('injected()'))
  expect(policy).not.toContain(hashOf('guessed()'))
  expect(nonce).toMatch(/^[\w-]{22}$/)
  expect(JSON.stringify(headers) + body, 'what others are sent too').not.toContain(nonce)
  const first = nonce
  await pages.renderWith(platform.db, 'http://localhost/', new Date())
  expect(nonce, 'of the next rendering').not.toBe(first)
})
