import { renderToString } from 'react-dom/server'
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { pageContext, platformContext } from '#platform/platform.server.ts'
import { KeptParts } from '#ui/kept.ts'
import { partRenderer } from './kept-parts.tsx'

/**
 * The whole page is rendered before the first byte leaves: it is cached, compressed once, and its inline scripts
 * are hashed for the Content-Security-Policy. All data is read before rendering, so nothing is gained by streaming;
 * as one text, handed over beside the Response, it takes a third less time than through streams.
 */
export default async function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  loadContext: RouterContextProvider,
) {
  await readLoaderData(context)
  // While developing, what is kept would outlive a change of its source.
  const parts = import.meta.env.PROD ? partRenderer(context.staticHandlerContext.location.pathname) : undefined
  const page = renderToString(
    <KeptParts value={parts}>
      <ServerRouter context={context} url={request.url} />
    </KeptParts>,
  )
  loadContext.get(pageContext).html = `<!DOCTYPE html>${page}`
  headers.set('content-type', 'text/html; charset=utf-8')
  return new Response(null, { status, headers })
}

/** What a loader or a component threw: logged here once. An answer with a status, such as 404, is no failure. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return
  context.get(pageContext).failure = error
  context.get(platformContext).log.error({ error, path: new URL(request.url).pathname }, 'page failed')
}

/** Reads the data that React Router would send after the page, so that nothing is left to wait for while rendering. */
async function readLoaderData({ serverHandoffStream, renderMeta = {} }: EntryContext) {
  if (!serverHandoffStream) return
  const reader = serverHandoffStream.getReader()
  const decoder = new TextDecoder()
  let value = ''
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    value += decoder.decode(part.value, { stream: true })
  }
  reader.releaseLock()
  renderMeta.streamCache = { 0: Object.assign(Promise.resolve(), { result: { done: true, value } }) }
}
