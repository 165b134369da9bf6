import { Hono } from 'hono'
import { findSession } from '#accounts/session.server.ts'
import { fillSignInDocument } from '#admin/sign-in/document.server.tsx'
import { signInPages } from '#admin/sign-in/pages.ts'
import { problem } from '#platform/http/problem.server.ts'
import { requestOrigin } from '#platform/http/request-origin.server.ts'
import { contentSecurityPolicy } from '#platform/http/security-headers.server.ts'
import { readMailSettings } from '#platform/mail/settings.server.ts'
import type { Platform } from '#platform/platform.server.ts'
import { getCompanyName } from '#records/page-content/queries.server.ts'
import type { Feature } from '#resources/feature.server.ts'
import { knownScreens } from './admin-screens.ts'

/** Reads a document of the admin's own build (vite.admin.config.ts), for the page at `path`. */
export type ReadAdminDocument = (file: 'index.html' | 'sign-in.html' | 'edit-bar.html', path: string) => Promise<string>

type Deps = { features: Feature[]; readAdminDocument: ReadAdminDocument }

/**
 * Every address under `/admin`: the pages for signing in, and the application, which finds its screens in the browser.
 * To an address that is none of them it says so itself, with the menu around it; the answer is a 404.
 */
export function adminPages(platform: Platform, { features, readAdminDocument: readDocument }: Deps) {
  const { db, environment } = platform
  const isScreen = knownScreens(features)

  async function readPage(path: string) {
    if (!signInPages[path]) return readDocument('index.html', path)
    const [template, companyName] = await Promise.all([readDocument('sign-in.html', path), getCompanyName(db)])
    return fillSignInDocument(template, { path, companyName, canMail: readMailSettings(environment).isSetUp })
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
      const isKnown = signInPages[c.req.path] || isScreen(c.req.path)
      return c.html(html, isKnown ? 200 : 404, {
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
