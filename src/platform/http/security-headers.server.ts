import { hash } from 'node:crypto'
import type { Headers } from '#platform/pages/page-cache.server.ts'

// Neither those from files nor data blocks, which never run.
const inlineScript = /<script(?![^>]*\s(?:src=|type="application\/))[^>]*>([\s\S]*?)<\/script>/g

// The one style element that a script adds, with the first brief message: sonner's, which is empty before it is filled.
const toastStyles =
  "'sha256-StEaX+se6YS7pqjzrzMIA0KaX9zF/8zAhvQXZAe5epY=' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"

/** Allows exactly the scripts that stand in this page, so that the page can be cached and nothing else can run in it. */
export function contentSecurityPolicy(html: string, secure: boolean): string {
  const hashes = [...html.matchAll(inlineScript)].map(([, code = '']) => knownHashes.get(code) ?? hashOf(code))
  return [
    "default-src 'none'",
    `script-src 'self' ${[...new Set(hashes)].join(' ')}`,
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

export function securityHeaders(secure: boolean): Headers {
  return {
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'SAMEORIGIN',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
    ...(secure && { 'strict-transport-security': 'max-age=63072000; includeSubDomains; preload' }),
  }
}
