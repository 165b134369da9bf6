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
  return html.replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"')
}

type Library = { path: string; integrity: string }

/** What every page's scripts are built on; in development there is none. */
function listLibraries({ manifest }: EntryContext): Promise<Library[]> {
  return Promise.all(manifest.entry.imports.map(async (path) => ({ path, integrity: await getIntegrity(path) })))
}

/** Asks for them first, and has the browser refuse one that is not what was built. */
function WithLibraries({ libraries, children }: { libraries: Library[]; children: ReactNode }) {
  for (const { path, integrity } of libraries) preinitModule(path, { as: 'script', integrity })
  return children
}

/** What a loader or a component threw: logged here once. An answer with a status, such as 404, is no failure. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return
  context.get(pageContext).failure = error
  context.get(platformContext).log.error({ error, path: new URL(request.url).pathname }, 'page failed')
}
