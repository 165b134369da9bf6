import { Hono } from 'hono'
import { findSession } from '#accounts/session.server.ts'
import { fillSignInDocument } from '#admin/sign-in/document.server.tsx'
import { signInPages } from '#admin/sign-in/pages.ts'
import { problem } from '#platform/http/problem.server.ts'
import { requestOrigin } from '#platform/http/request-origin.server.ts'
import { contentSecurityPolicy } from '#platform/http/security-headers.server.ts'
import type { Platform } from '#platform/platform.server.ts'
import { getCompanyName } from '#records/page-content/queries.server.ts'

/** Reads a document of the admin's own build (vite.admin.config.ts), for the page at `path`. */
export type ReadAdminDocument = (file: 'index.html' | 'sign-in.html', path: string) => Promise<string>

/** Every address under `/admin`: the pages for signing in, and the application, which finds its screens in the browser. */
export function adminPages(platform: Platform, readDocument: ReadAdminDocument) {
  const { db, environment } = platform

  async function readPage(path: string) {
    if (!signInPages[path]) return readDocument('index.html', path)
    const [template, companyName] = await Promise.all([readDocument('sign-in.html', path), getCompanyName(db)])
    return fillSignInDocument(template, { path, companyName })
  }

  return new Hono()
    .basePath('/admin')
    .get('/login', async (c, next) => {
      // Whoever is signed in already has no business here.
      if (!(await findSession(platform, c.req.header()))) return next()
      c.header('cache-control', 'no-store')
      return c.redirect('/admin')
    })
    .get('*', async (c) => {
      const html = await readPage(c.req.path)
      const secure = requestOrigin(c.req.header(), environment).startsWith('https:')
      return c.html(html, 200, {
        'cache-control': 'no-store',
        'x-robots-tag': 'noindex',
        // An address that is a secret is not passed on to whatever is opened next.
        ...(signInPages[c.req.path]?.hasToken && { 'referrer-policy': 'no-referrer' }),
        ...(environment.NODE_ENV === 'production' && {
          'content-security-policy': contentSecurityPolicy([], secure),
        }),
      })
    })
    .all('*', (c) => {
      c.header('allow', 'GET, HEAD')
      return problem(c, 405, 'A page of the admin is only read.')
    })
}
