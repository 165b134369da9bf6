import { hash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Environment } from '#platform/environment.server.ts'
import type { Headers } from '#platform/pages/page-cache.server.ts'
import { requestOrigin } from './request-origin.server.ts'

type Settings = Pick<Environment, 'NODE_ENV' | 'PUBLIC_URL' | 'TRUST_PROXY' | 'HSTS_PRELOAD'>

/**
 * Gives every answer its headers before anybody begins to write it: pages, JSON, files, streams and refusals alike. Whoever
 * answers may replace one by its own.
 */
export function setSecurityHeaders({ headers }: IncomingMessage, response: ServerResponse, settings: Settings) {
  const secure = requestOrigin(headers, settings).startsWith('https:')
  for (const [name, value] of Object.entries(securityHeaders(secure, settings))) response.setHeader(name, value)
  // Vite's own pages in development could not run under any policy.
  if (settings.NODE_ENV === 'production') response.setHeader('content-security-policy', policyOfData)
}

export function securityHeaders(secure: boolean, settings: Pick<Settings, 'HSTS_PRELOAD'>): Headers {
  return {
    ...dataHeaders(secure, settings),
    'x-frame-options': 'SAMEORIGIN',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
  }
}

/** Those of them that mean something to what no window ever shows. */
export function dataHeaders(secure: boolean, { HSTS_PRELOAD }: Pick<Settings, 'HSTS_PRELOAD'>): Headers {
  const preload = HSTS_PRELOAD === 'on' ? '; preload' : ''
  return {
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    ...(secure && { 'strict-transport-security': `max-age=63072000; includeSubDomains${preload}` }),
  }
}

/** What is no page loads nothing and is shown in no frame. */
const policyOfData = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

// The one style element that a script adds, with the first brief message: sonner's, which is empty before it is filled.
const toastStyles =
  "'sha256-StEaX+se6YS7pqjzrzMIA0KaX9zF/8zAhvQXZAe5epY=' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"

/** Allows the files of the site and these inline scripts, so that the page can be cached and nothing else can run in it. */
export function contentSecurityPolicy(inlineScripts: string[], secure: boolean): string {
  const hashes = inlineScripts.map((code) => knownHashes.get(code) ?? hashOf(code))
  return [
    "default-src 'none'",
    ['script-src', "'self'", ...new Set(hashes)].join(' '),
    `style-src 'self' ${toastStyles}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'self'",
    ...(secure ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}

/**
 * The inline scripts that were rendered with this nonce, and the page without it: kept and sent to many, it would be no
 * secret any more. It is made for one rendering, so that no text that got into the page can carry it.
 */
export function takeOwnScripts(html: string, nonce: string) {
  const attribute = ` nonce="${nonce}"`
  const own = new RegExp(`<script\\b[^>]*${attribute}[^>]*>([\\s\\S]*?)</script>`, 'g')
  const scripts = [...html.matchAll(own)].map(([, code = '']) => code)
  return { html: html.replaceAll(attribute, ''), scripts: scripts.filter(Boolean) }
}

// Most scripts of a page are those of the page before.
const knownHashes = new Map<string, string>()
const longestKnown = 2000

function hashOf(code: string) {
  const found = `'sha256-${hash('sha256', code, 'base64')}'`
  if (code.length > longestKnown) return found
  if (knownHashes.size >= 200) knownHashes.clear()
  // A copy: a part of a text keeps the whole of it in memory.
  knownHashes.set(Buffer.from(code).toString(), found)
  return found
}
