import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { contentSecurityPolicy, securityHeaders } from './security-headers.server.ts'

const hashOf = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`
const directive = (policy: string, name: string) => policy.split('; ').find((part) => part.startsWith(`${name} `))

describe('the scripts that may run in a page', () => {
  test('are exactly those that stand in it, and the files of the site', () => {
    const first = 'console.log("ä")\nif (a < b && c > d) {}'
    const html = `<script>${first}</script><script type="module" async="">import("/x.js")</script>`
    expect(directive(contentSecurityPolicy(html, false), 'script-src')).toBe(
      `script-src 'self' ${hashOf(first)} ${hashOf('import("/x.js")')}`,
    )
  })

  test('that are the same twice are listed once', () => {
    const html = '<script>a()</script><script>a()</script>'
    expect(directive(contentSecurityPolicy(html, false), 'script-src')).toBe(`script-src 'self' ${hashOf('a()')}`)
  })

  test('of files need no mark of their own', () => {
    const html = '<script type="module" src="/assets/a.js"></script>'
    expect(directive(contentSecurityPolicy(html, false), 'script-src')?.trim()).toBe("script-src 'self'")
  })

  test('are none that only hold data, which browsers never run', () => {
    const html =
      '<script id="queries" type="application/json">[1]</script><script type="application/ld+json">{}</script>'
    expect(directive(contentSecurityPolicy(html, false), 'script-src')?.trim()).toBe("script-src 'self'")
  })

  test('never include ones that were put in later', () => {
    const policy = contentSecurityPolicy('<p>hello</p>', false)
    expect(directive(policy, 'script-src')).not.toMatch(/unsafe|https?:|\*/)
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("base-uri 'none'")
  })
})

test('only a site that is reached securely insists on it', () => {
  expect(contentSecurityPolicy('', true)).toContain('upgrade-insecure-requests')
  expect(contentSecurityPolicy('', false)).not.toContain('upgrade-insecure-requests')
  expect(securityHeaders(true)).toHaveProperty('strict-transport-security')
  expect(securityHeaders(false)).not.toHaveProperty('strict-transport-security')
})

test('every page keeps browsers from guessing, framing and telling too much', () => {
  expect(securityHeaders(false)).toMatchObject({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'SAMEORIGIN',
    'referrer-policy': 'strict-origin-when-cross-origin',
  })
})
