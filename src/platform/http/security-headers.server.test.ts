import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { contentSecurityPolicy, securityHeaders, takeOwnScripts } from './security-headers.server.ts'

const hashOf = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`
const directive = (policy: string, name: string) => policy.split('; ').find((part) => part.startsWith(name))

const nonce = 'made-for-this-rendering'
const scriptsOf = (html: string) => takeOwnScripts(html, nonce).scripts

describe('the scripts of a page that may run', () => {
  test('are those that were rendered with its nonce, which is gone from what is sent', () => {
    const first = 'console.log("ä")\nif (a < b && c > d) {}'
    const rendered =
      `<link rel="modulepreload" href="/x.js" nonce="${nonce}"/><script nonce="${nonce}">${first}</script>` +
      `<script type="module" nonce="${nonce}" async="">import("/x.js")</script>`
    const { html, scripts } = takeOwnScripts(rendered, nonce)
    expect(scripts).toEqual([first, 'import("/x.js")'])
    expect(html).toBe(
      `<link rel="modulepreload" href="/x.js"/><script>${first}</script>` +
        '<script type="module" async="">import("/x.js")</script>',
    )
  })

  test.each([
    '<script>alert(1)</script>',
    '<script nonce="guessed">alert(1)</script>',
    '<script nonce="">alert(1)</script>',
    '<script nonce>alert(1)</script>',
    '<SCRIPT>alert(1)</SCRIPT >',
    `<script data-x=">" >alert(1)</script>`,
  ])('are none that got into it by its content: %s', (injected) => {
    expect(scriptsOf(`<p>${injected}</p><script nonce="${nonce}">own()</script>`)).toEqual(['own()'])
  })

  test('are none that begin before our own and swallow it', () => {
    const [code = ''] = scriptsOf(`<script>alert(1);<script nonce="${nonce}">own()</script>`)
    // A browser takes everything behind the first tag for one script, whose hash is not among ours.
    expect(code).not.toContain('alert')
  })

  test('need no hash when they are files', () => {
    expect(scriptsOf(`<script type="module" src="/assets/a.js" nonce="${nonce}"></script>`)).toEqual([])
  })
})

describe('the policy of a page', () => {
  test('names each of its scripts once, and the files of the site', () => {
    const policy = contentSecurityPolicy(['a()', 'b()', 'a()'], false)
    expect(directive(policy, 'script-src')).toBe(`script-src 'self' ${hashOf('a()')} ${hashOf('b()')}`)
  })

  test('allows nothing else', () => {
    const policy = contentSecurityPolicy([], false)
    expect(directive(policy, 'script-src')).toBe("script-src 'self'")
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("base-uri 'none'")
  })
})

const asked = { HSTS_PRELOAD: 'on' } as const
const plain = { HSTS_PRELOAD: 'off' } as const

test('only a site that is reached securely insists on it', () => {
  expect(contentSecurityPolicy([], true)).toContain('upgrade-insecure-requests')
  expect(contentSecurityPolicy([], false)).not.toContain('upgrade-insecure-requests')
  expect(securityHeaders(true, plain)).toHaveProperty('strict-transport-security')
  expect(securityHeaders(false, asked)).not.toHaveProperty('strict-transport-security')
})

test("browsers' own lists of secure sites are named only by who asked for it: it can not be taken back for months", () => {
  expect(securityHeaders(true, plain)['strict-transport-security']).toBe('max-age=63072000; includeSubDomains')
  expect(securityHeaders(true, asked)['strict-transport-security']).toBe('max-age=63072000; includeSubDomains; preload')
})

test('every page keeps browsers from guessing, framing and telling too much', () => {
  expect(securityHeaders(false, plain)).toMatchObject({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'SAMEORIGIN',
    'referrer-policy': 'strict-origin-when-cross-origin',
  })
})
