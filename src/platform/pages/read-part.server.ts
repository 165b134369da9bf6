import type { RouterContextProvider } from 'react-router'
import { pageContext, platformContext } from '#platform/platform.server.ts'

/**
 * For a loader: reads a part of its page. When that fails the page goes out without the part and isn't kept, and the
 * browser asks for it again.
 */
export async function readPart<Part>(
  context: Readonly<RouterContextProvider>,
  read: () => PromiseLike<Part>,
  message = 'part of a page failed',
): Promise<Part | undefined> {
  try {
    return await read()
  } catch (error) {
    context.get(pageContext).failure ??= error
    context.get(platformContext).log.error({ error }, message)
    return undefined
  }
}

/** For a page about one record, null when there is none of that name and undefined when it couldn't be read. */
export const statusOf = (record: unknown) => (record === undefined ? 503 : record === null ? 404 : 200)
