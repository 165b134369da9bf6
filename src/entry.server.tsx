import type { ReactNode } from 'react'
import { preinitModule } from 'react-dom'
import { renderToReadableStream } from 'react-dom/server'
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { withoutKeys } from '#platform/http/request-log.server.ts'
import { getIntegrity } from '#platform/pages/file-integrity.server.ts'
import { pageContext, platformContext } from '#platform/platform.server.ts'

/**
 * The whole page is rendered before the first byte leaves: it is cached, compressed once, and the inline scripts that carry
 * its nonce are hashed for the Content-Security-Policy.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  loadContext: RouterContextProvider,
) {
  let isShellReady = false
  const { nonce } = loadContext.get(pageContext)
  const libraries = await listLibraries(context)
  const app = (
    <WithLibraries libraries={libraries}>
      <ServerRouter context={context} url={request.url} nonce={nonce} />
    </WithLibraries>
  )
  const page = await renderToReadableStream(app, {
    nonce,
    // What breaks before rejects this promise, and React Router hands it over itself.
    onError(error) {
      if (isShellReady) handleError(error, { request, context: loadContext, params: {} } as never)
    },
  })
  isShellReady = true
  await page.allReady
  headers.set('content-type', 'text/html; charset=utf-8')
  return new Response(preloadScriptsLast(await new Response(page).text()), { status, headers })
}

/** A page is read before it is used: its scripts must not compete with styles and fonts for the first paint. */
function preloadScriptsLast(html: string) {
  return html.replaceAll(/<(?:link rel="modulepreload"|script src=)/g, (tag) =>
    tag.replace(' ', ' fetchpriority="low" '),
  )
}

type Library = { path: string; integrity: string }

// As vite.config.ts names it. Our own files may look at the page when they begin, and it is not all there yet.
const isLibrary = /\/vendor-[^/]+$/

/** What the scripts of every page are built on; in development they are no files. */
function listLibraries({ manifest }: EntryContext): Promise<Library[]> {
  const paths = manifest.entry.imports.filter((path) => isLibrary.test(path))
  return Promise.all(paths.map(async (path) => ({ path, integrity: await getIntegrity(path) })))
}

/** Has the browser refuse one that is not what was built. */
function WithLibraries({ libraries, children }: { libraries: Library[]; children: ReactNode }) {
  for (const { path, integrity } of libraries) preinitModule(path, { as: 'script', integrity })
  return children
}

/** What a loader or a component threw: logged here once. An answer with a status, such as 404, is no failure. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return
  context.get(pageContext).failure = error
  context.get(platformContext).log.error({ error, path: withoutKeys(new URL(request.url).pathname) }, 'page failed')
}
